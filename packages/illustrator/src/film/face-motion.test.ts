import { describe, expect, it } from 'vitest'
import { blinkAt, blinking, talkAt } from './face-motion.ts'

/** All numbers somewhere inside, in order. */
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbers)
      : []

describe('faces that move', () => {
  it('[ILL-101] lids go down all the way and up again, at most once in three seconds', () => {
    for (const seed of [1, 2, 3]) {
      const lids = Array.from({ length: 2900 }, (_, at) => blinkAt(at / 100, seed))
      expect(lids.every((closed) => closed >= 0 && closed <= 1)).toBe(true)
      const blinks = lids.filter((closed, at) => closed > 0.5 && (lids[at - 1] ?? 0) <= 0.5).length
      expect(blinks).toBe(10)
      expect(lids.every((closed, at) => Math.abs(closed - (lids[at - 1] ?? 0)) < 0.25)).toBe(true)
    }
  })

  it('[ILL-101] open eyes are left as they are, closed ones let go of what held them open', () => {
    const wide = { wide: 0.8, smile: 0.3 }
    expect(blinking(wide, 0)).toBe(wide)
    const shut = blinking(wide, 1)
    expect(shut.wide ?? 0).toBeLessThan(0.1)
    expect(shut.smile).toBeCloseTo(0.3, 6)
  })

  it('[ILL-101] a mouth that talks moves smoothly, pauses, and says the same for a seed', () => {
    const said = Array.from({ length: 400 }, (_, at) => talkAt(at / 50, 3))
    expect(said).toEqual(said.map((_, at) => talkAt(at / 50, 3)))
    expect(talkAt(1.1, 3)).not.toEqual(talkAt(1.1, 4))
    const open = said.map((mouth) => numbers(mouth).reduce((sum, value) => sum + Math.abs(value), 0))
    expect(open.every((value) => Number.isFinite(value) && value < 6)).toBe(true)
    expect(new Set(open.map((value) => Math.round(value * 10))).size).toBeGreaterThan(4)
  })
})
