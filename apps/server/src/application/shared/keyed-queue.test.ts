import { expect, it } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

it('[CHAR-46] lets a few of one name go on, the others wait in order, and a full line is told so', async () => {
  const inTurn = keyedQueue({ atOnce: 1, waiting: 2, full: 'Enough.' })
  const done: string[] = []
  const ends = new Map<string, () => void>()
  const work = (id: string, name = 'maya', signal = new AbortController().signal) =>
    inTurn(name, signal, () => new Promise<void>((end) => ends.set(id, () => (done.push(id), end()))))
  const first = work('first')
  const leaving = new AbortController()
  const second = work('second', 'maya', leaving.signal)
  const third = work('third')
  await expect(work('fourth')).rejects.toMatchObject({ type: 'general_rate_limit_exceeded', message: 'Enough.' })
  const other = work('other', 'noor')
  leaving.abort('left')
  await expect(second).rejects.toBe('left')
  expect([...ends.keys()]).toEqual(['first', 'other'])
  ends.get('first')?.()
  await first
  await expect.poll(() => ends.has('third')).toBe(true)
  ends.get('third')?.()
  ends.get('other')?.()
  await Promise.all([third, other])
  expect(done).toEqual(['first', 'third', 'other'])
})
