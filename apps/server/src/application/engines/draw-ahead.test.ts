import { Abilities } from '@eidolon/contract/engines.ts'
import { expect, it } from 'vitest'
import type { Timers } from '#application/shared/timers.ts'
import { drawAhead } from './draw-ahead.ts'
import type { Engine } from './engine.ts'

const choice = (id: string, previewUrl = `/${id}.webp`) => ({ id, label: id, previewUrl })
const lists = ['styles', 'backgrounds', 'expressions', 'framings', 'times', 'weathers', 'angles', 'aspects', 'cameras']
const abilities = Abilities.parse({
  ...Object.fromEntries(lists.map((list) => [list, []])),
  kinds: ['image'],
  poses: [choice('standing'), choice('sitting')],
  outfits: [choice('suit')],
  motions: [choice('wave', '')],
  durations: [2],
  maxCount: 1,
  seed: true,
  negativePrompt: false,
  reference: false,
  strength: false,
})
const nothing = { [Symbol.dispose]() {} }

function world(ready: boolean) {
  const kept = new Map<string, Uint8Array>()
  const drawn: string[] = []
  let begin = () => {}
  const timers: Timers = { every: () => nothing, after: (_milliseconds, run) => ((begin = run), nothing) }
  const engine: Engine = {
    id: 'illustrator',
    name: 'Built-in illustrator',
    version: '1',
    neural: false,
    paid: false,
    abilities,
    readiness: async () => (ready ? { ready } : { ready, reason: 'no body data' }),
    draw: () => Promise.reject(new Error('nobody asked for that')),
    async sample(list, choice, signal) {
      signal.throwIfAborted()
      drawn.push(`${list}/${choice}`)
      return new Uint8Array(1)
    },
  }
  const cache = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, picture: Uint8Array) => void kept.set(key, picture),
  }
  const problems: unknown[] = []
  const start = () => drawAhead({ engine, cache, timers, after: 1000, onProblem: (error) => void problems.push(error) })
  return { kept, drawn, problems, start, begin: () => begin() }
}

it('[GEN-42] draws every choice once, and what is there already not again', async () => {
  const { kept, drawn, problems, start, begin } = world(true)
  kept.set('illustrator-1-poses-standing', new Uint8Array(1))
  const ahead = start()
  expect(drawn).toEqual([])
  begin()
  await expect.poll(() => kept.size).toBe(3)
  expect({ drawn, problems }).toEqual({ drawn: ['poses/sitting', 'outfits/suit'], problems: [] })
  await ahead[Symbol.asyncDispose]()
})

it('[GEN-42] ends with the studio, and does not begin where nothing can be drawn', async () => {
  const { drawn, problems, start, begin } = world(true)
  const ahead = start()
  begin()
  await ahead[Symbol.asyncDispose]()
  expect([drawn.length, problems]).toEqual([0, []])
  const cannot = world(false)
  await using _ahead = cannot.start()
  cannot.begin()
  await Promise.resolve()
  expect(cannot.drawn).toEqual([])
})
