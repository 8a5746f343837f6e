import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { freckleAt, moleAt, molesOf, scarDistance, scars } from './skin-marks.ts'
import { fromLips } from './stubble.ts'

describe('moles', () => {
  it('[ILL-31] are as many as asked for, the same for the same person and others for another', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(), (count, identity) => {
        expect(molesOf(count, identity)).toHaveLength(count)
        expect(molesOf(count, identity)).toEqual(molesOf(count, identity))
      }),
      { numRuns: 20 },
    )
    expect(molesOf(4, 1)).not.toEqual(molesOf(4, 2))
    // More of them leave the first ones where they were.
    expect(molesOf(5, 9).slice(0, 3)).toEqual(molesOf(3, 9))
  })

  it('[ILL-31] lie on the face, off the eyes and the lips, on both sides', () => {
    const all = Array.from({ length: 200 }, (_, identity) => molesOf(3, identity)).flat()
    for (const [x, y, z, radius] of all) {
      const side = Math.abs(x)
      expect(side < 0.75 && y > 6.1 && y < 7.8 && z > 1).toBe(true)
      expect(Math.sqrt((side - 0.315) * (side - 0.315) + (y - 7.28) * (y - 7.28))).toBeGreaterThan(0.2)
      expect(fromLips(x, y)).toBeGreaterThan(0)
      expect(radius).toBeGreaterThan(0.01)
      expect(radius).toBeLessThanOrEqual(0.02)
    }
    const left = all.filter(([x]) => x > 0).length / all.length
    expect(left).toBeGreaterThan(0.4)
    expect(left).toBeLessThan(0.6)
  })

  it('[ILL-34] are whole in their middle and gone beyond their rim', () => {
    const moles = molesOf(4, 12)
    for (const [x, y, z, radius] of moles) {
      expect(moleAt(moles, x, y, z)).toBe(1)
      expect(moleAt([[x, y, z, radius]], x + radius * 1.5, y, z)).toBe(0)
    }
    expect(moleAt([], 0.4, 6.8, 1.4)).toBe(0)
  })
})

describe('freckles', () => {
  it('[ILL-34] keep between none and dark, and more of them never fade one that was there', () => {
    fc.assert(
      fc.property(
        evenly(-0.6, 0.6),
        evenly(6.6, 7.3),
        evenly(0, 1),
        evenly(0, 1),
        fc.nat(500),
        (x, y, a, b, identity) => {
          const [few, many] = [Math.min(a, b), Math.max(a, b)].map((amount) => freckleAt(x, y, amount, identity))
          expect(few).toBeGreaterThanOrEqual(0)
          expect(many).toBeLessThanOrEqual(1)
          expect(many).toBeGreaterThanOrEqual(few!)
        },
      ),
    )
  })

  it('[ILL-31] are there by amount and belong to the person', () => {
    const dots = (amount: number, identity: number) =>
      Array.from({ length: 2500 }, (_, at) =>
        freckleAt((at % 50) * 0.02 - 0.5, Math.floor(at / 50) * 0.02 + 6.5, amount, identity),
      )
    const share = (amount: number) => dots(amount, 3).filter((dark) => dark > 0.1).length / 2500
    expect(share(0)).toBe(0)
    expect(share(0.2)).toBeGreaterThan(0.005)
    expect(share(0.8)).toBeGreaterThan(share(0.2) * 2)
    expect(share(1)).toBeLessThan(0.5)
    expect(dots(0.5, 3)).toEqual(dots(0.5, 3))
    expect(dots(0.5, 3)).not.toEqual(dots(0.5, 4))
  })
})

describe('scars', () => {
  it('[ILL-34] lie on the face, each a line of its own', () => {
    expect(scars.none).toEqual([])
    for (const [name, line] of Object.entries(scars).filter(([id]) => id !== 'none')) {
      expect(line.length).toBeGreaterThan(1)
      for (const [x, y] of line)
        expect({ name, on: Math.abs(x) < 0.7 && y > 6.1 && y < 7.9 }).toEqual({ name, on: true })
    }
  })

  it('[ILL-34] are as far away as their nearest point', () => {
    const line = scars['cheek']!
    for (const [x, y] of line) expect(scarDistance(line, x, y)).toBeCloseTo(0, 9)
    fc.assert(
      fc.property(evenly(-1, 1), evenly(6, 8), (x, y) => {
        const far = scarDistance(line, x, y)
        const steps = line.slice(1).flatMap(([bx, by], nth) =>
          Array.from({ length: 21 }, (_, step) => {
            const [ax, ay] = line[nth]!
            const [px, py] = [ax + ((bx - ax) * step) / 20 - x, ay + ((by - ay) * step) / 20 - y]
            return Math.sqrt(px * px + py * py)
          }),
        )
        expect(far).toBeLessThanOrEqual(Math.min(...steps) + 1e-9)
        expect(far).toBeGreaterThan(Math.min(...steps) - 0.012)
        // A step brings nobody nearer than the step is long.
        expect(Math.abs(scarDistance(line, x + 0.1, y) - far)).toBeLessThanOrEqual(0.1 + 1e-9)
      }),
      { numRuns: 50 },
    )
    expect(scarDistance([], 0, 7)).toBeGreaterThan(1)
  })
})
