import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { inverse, rotate, still } from '#geometry/rotation.ts'
import { dot, lengthOf, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { skeletonOf } from '#skeleton/skeleton.ts'
import { placeFrom, type Stance } from '#skeleton/stance.ts'
import { apart, stickPack } from '#skeleton/testing.ts'
import { turnEyes, turnHead } from './gaze.ts'

const pack = stickPack()
const frame = skeletonOf(pack, pack.base.positions)
const at = (name: string): number => frame.index.get(name) ?? Number.NaN

function standing(): Stance {
  const stance: Stance = { turns: frame.bones.map(() => still), joints: [...frame.joints] }
  placeFrom(stance, frame, 0)
  return stance
}

const ahead = ({ turns }: Stance, name: string): Vector => rotate(turns[at(name)]!, [0, 0, 1])
const eyesOf = ({ joints }: Stance): Vector => times(plus(joints[at('eye.L')]!, joints[at('eye.R')]!), 0.5)

describe('turnEyes', () => {
  it('[ILL-28] looks at what lies within reach of the eyes', () => {
    fc.assert(
      fc.property(evenly(-9, 9), evenly(-7, 5), (x, y) => {
        const stance = standing()
        const point = plus(eyesOf(stance), [x, y, 20])
        const { gaze } = turnEyes(frame, stance, { point })
        for (const side of ['eye.L', 'eye.R']) {
          const way = unit(minus(point, stance.joints[at(side)]!))
          expect(dot(ahead(stance, side), way)).toBeGreaterThan(0.9999)
        }
        expect(dot(unit(minus(gaze, eyesOf(stance))), unit(minus(point, eyesOf(stance))))).toBeGreaterThan(0.999)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-28] goes no further than eyes do, whatever there is to see', () => {
    fc.assert(
      fc.property(evenly(-40, 40), evenly(-40, 40), evenly(-40, 40), (x, y, z) => {
        const stance = standing()
        const { up } = turnEyes(frame, stance, { point: plus(eyesOf(stance), [x, y, z]) })
        for (const side of ['eye.L', 'eye.R']) {
          const [aside, high, front] = ahead(stance, side)
          expect(Math.abs(aside) / Math.max(1e-9, front)).toBeLessThanOrEqual(Math.tan((30.01 * Math.PI) / 180))
          expect(high).toBeLessThanOrEqual(Math.sin((18.01 * Math.PI) / 180))
          expect(high).toBeGreaterThanOrEqual(-Math.sin((26.01 * Math.PI) / 180))
        }
        expect(up).toBeLessThanOrEqual(18)
        expect(up).toBeGreaterThanOrEqual(-26)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-28] looks away by the degrees it is told, from where the head is turned', () => {
    const stance = standing()
    turnHead(frame, stance, plus(eyesOf(stance), [12, 0, 20]))
    const head = stance.turns[at('head')]!
    const { up } = turnEyes(frame, stance, { away: [20, -10] })
    expect(up).toBe(-10)
    const [left, high, front] = rotate(inverse(head), ahead(stance, 'eye.L'))
    expect((Math.atan2(left, front) * 180) / Math.PI).toBeCloseTo(20, 4)
    expect((Math.asin(high) * 180) / Math.PI).toBeCloseTo(-10, 4)
    expect(apart(ahead(stance, 'eye.L'), ahead(stance, 'eye.R'))).toBeLessThan(1e-9)
  })
})

describe('turnHead', () => {
  it('[ILL-28] brings the head some of the way to a point and leaves the better half to the eyes', () => {
    fc.assert(
      fc.property(evenly(-20, 20), (x) => {
        const stance = standing()
        turnHead(frame, stance, [x, stance.joints[at('eye.L')]![1], 20])
        const aside = ahead(stance, 'head')[0]
        const wanted = unit([x, 0, 20])[0]
        expect(Math.sign(aside) === Math.sign(x) || Math.abs(aside) < 1e-3).toBe(true)
        expect(Math.abs(aside)).toBeLessThanOrEqual(Math.abs(wanted) * 0.5 + 1e-3)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-28] stays within what a neck does at ease, and leaves alone what is behind', () => {
    for (const point of [
      [30, 7, 20],
      [0, 40, 20],
      [0, -40, 20],
    ] as const) {
      const stance = standing()
      turnHead(frame, stance, point)
      expect(Math.acos(ahead(stance, 'head')[2]) * (180 / Math.PI)).toBeLessThan(27)
      expect(lengthOf(ahead(stance, 'head'))).toBeCloseTo(1, 9)
    }
    const behind = standing()
    turnHead(frame, behind, [5, 7, -20])
    expect(behind).toEqual(standing())
  })
})
