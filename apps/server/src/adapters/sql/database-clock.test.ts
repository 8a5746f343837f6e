import { expect, it } from 'vitest'
import type { DatabaseRow } from './database.ts'
import { databaseClock } from './database-clock.ts'

it('[CLUS-10] nodes go by the time of their database, however wrong their own clock is', async () => {
  const mine = Date.UTC(2026, 10, 17, 12)
  let theirs = mine + 120_000
  let again = () => {}
  const db = { one: async <T extends DatabaseRow>() => ({ now: theirs }) as unknown as T }
  const timers = {
    after: () => ({ [Symbol.dispose]() {} }),
    every(_time: number, call: () => void) {
      again = call
      return { [Symbol.dispose]() {} }
    },
  }
  using clock = await databaseClock({ db, system: { now: () => new Date(mine) }, timers })
  expect(clock.now().getTime()).toBe(theirs)
  // What clocks differ in anyway is left alone, and a clock that was put right is noticed.
  theirs = mine + 90
  again()
  await expect.poll(() => clock.now().getTime()).toBe(mine)
})
