import { randomInt } from 'node:crypto'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'

/** Seconds (8 digits), microseconds (5) and chance (7), as clients of the API know them. */
export function timedIds(clock: Clock): Ids {
  let last = 0
  return {
    unique() {
      // The clock counts milliseconds, so ids of the same one are told apart, and kept in order, by counting on.
      last = Math.max(last + 1, clock.now().getTime() * 1000)
      const seconds = Math.floor(last / 1_000_000)
      return hex(seconds, 8) + hex(last % 1_000_000, 5) + hex(randomInt(16 ** 7), 7)
    },
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
