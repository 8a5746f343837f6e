import { describe, expect, it } from 'vitest'
import { countRequest } from './count-request.ts'
import { countersSuite } from './counters.suite.ts'
import type { Window } from './ports.ts'
import { durableFromAnHour, processCounters } from './process-counters.ts'
import { withDeps } from '#application/shared/with-deps.ts'

const clock = { now: () => new Date('2026-11-14T10:00:30.500Z') }
const now = Date.parse('2026-11-14T10:00:30Z') / 1000
const counting = (enforced = true) => withDeps(countRequest, { counters: processCounters(), clock, enforced })

describe('processCounters', () => {
  countersSuite(async () => ({ counters: processCounters(), async [Symbol.asyncDispose]() {} }))
})

it('[ACC-61] tells what is left after this request and the end of the window', async () => {
  const count = counting()
  const limit = { key: 'a', limit: 2, period: 60 }
  expect(await count([limit])).toEqual({ limit: 2, remaining: 1, reset: now + 30, exceeded: false })
  expect(await count([limit])).toMatchObject({ remaining: 0, exceeded: false })
  expect(await count([limit])).toMatchObject({ remaining: 0, exceeded: true })
})

it('[ACC-63] tells the tighter of two limits, whichever comes first', async () => {
  const count = counting()
  const [wide, tight] = [
    { key: 'email', limit: 60, period: 3600 },
    { key: 'ip', limit: 2, period: 3600 },
  ]
  expect(await count([wide, tight])).toMatchObject({ limit: 2, remaining: 1 })
  expect(await count([tight, wide])).toMatchObject({ limit: 2, remaining: 0, exceeded: false })
  expect(await count([wide, tight])).toMatchObject({ limit: 2, exceeded: true })
})

it('[ACC-65] goes on counting where limits are not enforced', async () => {
  const count = counting(false)
  for (let n = 0; n < 3; n++) await count([{ key: 'a', limit: 1, period: 60 }])
  expect(await count([{ key: 'a', limit: 1, period: 60 }])).toMatchObject({ remaining: 0, exceeded: false })
})

it('[ACC-61] windows of different lengths are counts of their own', async () => {
  const count = counting()
  await count([{ key: 'a', limit: 5, period: 60 }])
  expect(await count([{ key: 'a', limit: 5, period: 3600 }])).toMatchObject({ remaining: 4 })
})

it('[ACC-64] one process keeps windows from an hour on, and minutes in memory', async () => {
  const asked: string[] = []
  const noting = (place: string) => ({
    async add(windows: readonly Window[]) {
      asked.push(place)
      return windows.map(() => 1)
    },
  })
  const counters = durableFromAnHour(noting('store'), noting('memory'))
  await counters.add([{ key: 'a', period: 60, ends: 60 }], 1)
  await counters.add([{ key: 'a', period: 3600, ends: 3600 }], 1)
  expect(asked).toEqual(['memory', 'store'])
})
