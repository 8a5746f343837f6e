import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { expressionUnits } from '#pack/gate.ts'
import { addMuscles, blendMuscles, type Muscles, unitsOf } from './units.ts'

const weight = evenly(0, 1)
const muscles: fc.Arbitrary<Muscles> = fc.record(
  { smile: weight, open: weight, closeL: weight, closeR: weight, close: weight, browUp: weight, sneerL: weight },
  { requiredKeys: [] },
)

describe('units of the face', () => {
  it('[ILL-30] are those of the pack, each from 0 to 1, however much is laid over each other', () => {
    fc.assert(
      fc.property(muscles, muscles, (one, other) => {
        for (const [unit, value] of unitsOf(addMuscles(one, other))) {
          expect(expressionUnits).toContain(unit)
          expect(value >= 0 && value <= 1).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('[ILL-30] of a name without a side are both sides, and of a side its own', () => {
    expect([...unitsOf({ close: 0.5 })]).toEqual([
      ['eye-left-closure', 0.5],
      ['eye-right-closure', 0.5],
    ])
    expect([...unitsOf({ closeL: 0.5 })]).toEqual([['eye-left-closure', 0.5]])
    expect([...unitsOf({ close: 0.5, closeR: 0.25 })]).toEqual([
      ['eye-left-closure', 0.5],
      ['eye-right-closure', 0.75],
    ])
  })

  it('[ILL-30] blend evenly and end in what they lead from and to', () => {
    const at = (of: Muscles, name: keyof Muscles): number => of[name] ?? 0
    fc.assert(
      fc.property(muscles, muscles, weight, (one, other, share) => {
        const mixed = blendMuscles(one, other, share)
        for (const name of ['smile', 'open', 'closeL', 'browUp'] as const) {
          expect(at(mixed, name)).toBeCloseTo(at(one, name) * (1 - share) + at(other, name) * share, 9)
          expect(at(blendMuscles(one, other, 0), name)).toBe(at(one, name))
          expect(at(blendMuscles(one, other, 1), name)).toBe(at(other, name))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('[ILL-30] are left as they were by whoever adds to them', () => {
    const smile: Muscles = Object.freeze({ smile: 0.4 })
    expect(addMuscles(smile, { smile: 0.2, open: 0.5 }, 0.5)).toEqual({ smile: 0.5, open: 0.25 })
    expect(smile).toEqual({ smile: 0.4 })
  })
})
