import { expect, it } from 'vitest'
import { inTime } from './in-time.ts'

/** Pieces that take so many milliseconds each to make. */
function world(takes: number) {
  let now = 0
  let made = 0
  let isClosed = false
  async function* pieces() {
    try {
      for (;;) {
        now += takes
        yield (made += 1)
      }
    } finally {
      isClosed = true
    }
  }
  const clock = { now: () => new Date(now) }
  return { pieces, clock, pass: (time: number) => void (now += time), made: () => made, isClosed: () => isClosed }
}

it('[STORY-110] ends an export after a bounded time of work', async () => {
  const { pieces, clock, made, isClosed } = world(30)
  const writing = inTime(pieces(), { clock, longest: 100 })
  expect([(await writing.next()).value, (await writing.next()).value, (await writing.next()).value]).toEqual([1, 2, 3])
  await expect(writing.next()).rejects.toMatchObject({ type: 'general_service_unavailable' })
  expect([made(), isClosed()]).toEqual([4, true])
})

it('[STORY-110] does not count the time that a client takes to receive an export', async () => {
  const { pieces, clock, pass } = world(30)
  const writing = inTime(pieces(), { clock, longest: 100 })
  await writing.next()
  pass(1_000_000)
  expect((await writing.next()).value).toBe(2)
})
