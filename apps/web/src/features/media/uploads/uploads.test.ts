import { expect, it } from 'vitest'
import { createUploads } from './uploads.ts'
import { failureOf } from './use-uploads.ts'

function world() {
  const kept = new Map<string, string>()
  const sent: { id: string; end: (error?: Error) => void; progress: (share: number) => void }[] = []
  let ids = 0
  const uploads = createUploads({
    newId: () => `id${(ids += 1)}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    refusal: ({ name }) => (name.endsWith('.txt') ? 'Not that.' : ''),
    failureOf: (error) => ({ reason: error instanceof Error ? error.message : '', again: true }),
    send: (_file, id, progress) =>
      new Promise((done, fail) => sent.push({ id, progress, end: (error) => (error ? fail(error) : done()) })),
  })
  const states = () => uploads.state.getState().map(({ state }) => state)
  return { uploads, sent, kept, states }
}
const file = (name: string) => new File(['x'], name, { lastModified: 1 })

it('[LIB-30] three are sent at a time, with progress; what cannot be kept is not sent', async () => {
  const { uploads, sent, states } = world()
  uploads.add(['a.png', 'b.png', 'c.png', 'd.png', 'e.txt'].map(file))
  expect(states()).toEqual(['running', 'running', 'running', 'waiting', 'failed'])
  sent[0]?.progress(0.5)
  expect(uploads.state.getState()[0]?.share).toBe(0.5)
  sent[0]?.end()
  await expect.poll(states).toEqual(['done', 'running', 'running', 'running', 'failed'])
  expect(sent.length).toBe(4)
  expect(uploads.state.getState().at(-1)).toMatchObject({ reason: 'Not that.', again: false })
  uploads.tidy()
  expect(states().length).toBe(3)
})

it('[LIB-31] a file keeps its id until it has arrived', async () => {
  const { uploads, sent, states, kept } = world()
  uploads.add([file('a.png')])
  sent[0]?.end(new Error('cut'))
  await expect.poll(states).toEqual(['failed'])
  expect(uploads.state.getState()[0]).toMatchObject({ reason: 'cut', again: true })
  uploads.retry(1)
  uploads.add([file('a.png')])
  expect(sent.map(({ id }) => id)).toEqual(['id1', 'id1', 'id1'])
  sent[1]?.end()
  await expect.poll(() => kept.size).toBe(0)
})

it('[SET-61] an upload that finds no room says so, and can be tried again once there is some', () => {
  const refused = Object.assign(new Error('no room'), { code: 507, type: 'storage_quota_exceeded' })
  expect(failureOf(refused)).toEqual({
    reason: 'There is not enough room left. Delete something for good, or empty the trash.',
    again: true,
  })
})
