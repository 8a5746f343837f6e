import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restFace } from './rest-face.ts'

const anybody = fc.nat()

describe('faces at rest', () => {
  it('[ILL-521] are the same in every picture, awake and within what hardly shows', () => {
    fc.assert(
      fc.property(anybody, (identity) => {
        const rest = restFace(identity)
        expect(restFace(identity)).toEqual(rest)
        expect(rest.wide).toBeGreaterThan(rest.close ?? 0)
        expect(Math.max(...Object.values(rest))).toBeLessThan(0.35)
        // What would look sulky, grim or worried is hardly there.
        for (const unit of ['frown', 'browInner', 'browDown'] as const) expect(rest[unit]).toBeLessThan(0.05)
      }),
    )
  })

  it('[ILL-521] keep no lid open that an expression closes', () => {
    fc.assert(
      fc.property(anybody, (identity) => {
        expect(restFace(identity, 1).wide).toBe(0)
      }),
    )
  })

  it('[ILL-770] turn no corner up that an expression turns down', () => {
    fc.assert(
      fc.property(anybody, (identity) => {
        const { smile, lift } = restFace(identity, 0, 1)
        expect([smile, lift]).toEqual([0, 0])
      }),
    )
  })

  it('[ILL-521] differ from person to person: corners more or less up, lips pressed or not, brows raised or low', () => {
    const many = Array.from({ length: 60 }, (_, identity) => restFace(identity))
    const share = (unit: 'lift' | 'press' | 'pout' | 'browUp' | 'browDown') =>
      many.filter((rest) => (rest[unit] ?? 0) > 0.01).length / many.length
    for (const unit of ['lift', 'press', 'pout', 'browUp', 'browDown'] as const) {
      expect(share(unit)).toBeGreaterThan(0.15)
      expect(share(unit)).toBeLessThan(0.85)
    }
  })
})
