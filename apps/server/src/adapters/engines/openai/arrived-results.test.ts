import { expect, it } from 'vitest'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import { openaiKey, openaiPeer } from '#adapters/engines/testing/openai-peer.ts'
import type { EngineWatch } from '#application/engines/engine.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { openaiEngine } from './openai-engine.ts'

async function open() {
  const { peer, server, calls } = await openaiPeer()
  const engine = openaiEngine({
    url: `${server.url}/v1`,
    key: openaiKey,
    models: { image: undefined, video: 'sora-2', edge: 512 },
    downloads: safeDownloads({ trusted: [server.url] }),
    paces: { first: 1, later: 5 },
    patience: 5000,
    pauses: [1],
  })
  const kept = new Map<string, Uint8Array>()
  /** Someone who watches; `onPut` is called when a result has been recorded. */
  function watching(onPut: () => void = () => {}) {
    const watch = aWatch()
    const results: EngineWatch['results'] = {
      async put(bytes) {
        const name = `kept-${kept.size + 1}`
        kept.set(name, bytes)
        onPut()
        return name
      },
      get: async (name) => kept.get(name),
    }
    return { watch, whole: Object.assign(watch, { results }) }
  }
  return { engine, peer, calls, kept, watching, [Symbol.asyncDispose]: () => server.close() }
}

it.each([
  ['image', {}],
  ['video', { durationSeconds: 4 }],
])('[ENG-147] finishes a stored %s and requests no other', async (kind, more) => {
  await using world = await open()
  const { watch, whole } = world.watching()
  const task = { request: { kind, ...more } }
  // The note that is written with the result is the last one that counts.
  await world.engine.draw(aTask('openai', task), whole)
  const note = watch.notes.at(-1)
  expect(world.kept.size).toBe(1)
  const again = world.watching()
  const [drawing] = await world.engine.draw(aTask('openai', { ...task, note }), again.whole)
  expect(drawing?.width).toBe(16)
  expect([world.peer.begun(), again.watch.begun, world.kept.size]).toEqual([1, 0, 1])
})

it('[ENG-147] stores a result before reading it and drops it when it cannot be read', async () => {
  await using world = await open()
  world.peer.behave('half')
  const { watch, whole } = world.watching()
  await expect(world.engine.draw(aTask('openai'), whole)).rejects.toThrow('cannot be read')
  expect(world.kept.size).toBe(1)
  expect(watch.notes.map((note) => note.includes('kept-1'))).toEqual([true, false])
})
