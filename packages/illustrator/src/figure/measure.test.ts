import { describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { square } from '#geometry/testing.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { skeletonOf } from '#skeleton/skeleton.ts'
import { stickPack } from '#skeleton/testing.ts'
import { measure } from './measure.ts'
import { seatUnder } from './seat.ts'
import { supportBehind } from './support.ts'

/** Chin and crown are what the head is measured by. */
const pack = stickPack([
  [0, 6.02, 1.3],
  [0, 8.42, 0.25],
])
const frame = skeletonOf(pack, pack.base.positions)
const bodyAt = (up: number): Body =>
  ({
    rest: pack.base.positions,
    posed: pack.base.positions.map((value, at) => (at % 3 === 1 ? value + up : value)),
    bones: {
      joint: (name: string): Vector => {
        const [x, y, z] = frame.joints[frame.index.get(name) ?? 0]!
        return [x, y + up, z]
      },
    },
  }) as unknown as Body

describe('measure', () => {
  it('[ILL-41] finds eyes, head and limbs where they are, wherever the person is', () => {
    const [low, high] = [measure(bodyAt(0), []), measure(bodyAt(5), [])]
    expect(low.eyes[0]).toBeCloseTo(0, 5)
    expect(low.eyes[1]).toBeCloseTo(7.28, 5)
    expect(low.head[1]).toBeCloseTo((6.02 + 8.42) / 2, 4)
    expect(low.headHeight).toBeCloseTo(Math.hypot(2.4, 1.05), 4)
    expect(high.headHeight).toBeCloseTo(low.headHeight, 4)
    for (const key of ['eyes', 'head', 'chest', 'hips'] as const) expect(high[key][1]).toBeCloseTo(low[key][1] + 5, 4)
    for (const key of ['shoulders', 'elbows', 'hands', 'knees', 'feet'] as const) {
      const [left, right] = low[key]
      expect(left[0]).toBeCloseTo(-right[0], 4)
      expect(left[0]).toBeGreaterThan(0)
    }
    expect(low.shoulders[0][1]).toBeCloseTo(5.25, 4)
    expect(low.elbows[0][1]).toBeCloseTo(3.49, 4)
    expect(low.feet[0][1]).toBeLessThan(low.knees[0][1])
    expect(low.knees[0][1]).toBeLessThan(low.hips[1])
  })

  it('[ILL-41] has a box around all that is drawn, and around nothing else', () => {
    const parts = [square(0, 9, 0, 1), square(3, 1, -2, 0.5)]
    const unused: Part = { ...square(50, 50, 50, 1), triangles: new Uint32Array(0) }
    const { low, high } = measure(bodyAt(0), [...parts, unused])
    expect(low).toEqual([-1, 0.5, -2])
    expect(high).toEqual([3.5, 10, 0])
  })

  it('[ILL-41] takes hats into the crown, and not what is held up beside the head', () => {
    const { crown, head } = measure(bodyAt(0), [])
    expect(crown).toBe(head[1])
    expect(measure(bodyAt(0), [square(0, 9, 0.5, 0.5)]).crown).toBe(9.5)
    expect(measure(bodyAt(0), [square(4, 12, 0.5, 0.5)]).crown).toBe(crown)
  })
})

const finite = (parts: readonly Part[]): boolean =>
  parts.every(
    ({ positions, normals, triangles }) =>
      positions.every(Number.isFinite) &&
      normals.every(Number.isFinite) &&
      triangles.every((corner) => corner < positions.length / 3),
  )
const heightsOf = (parts: readonly Part[]): number[] =>
  parts.flatMap(({ positions }) => [...positions].filter((_, at) => at % 3 === 1))

describe('furniture', () => {
  it.each(['chair', 'bench', 'stool', 'steel stool', 'stump', 'stone'] as const)(
    '[ILL-57] a %s stands on the ground, is as high as it must be, and goes where the person is',
    (seat) => {
      for (const height of [3.5, 4.6, 5.5]) {
        const at: Vector = [1, height, -2]
        const parts = seatUnder(at, seat, '#884444', 5)
        expect(finite(parts)).toBe(true)
        // The thickness of its feet may go into the ground.
        const low = Math.min(...heightsOf(parts))
        expect(low > -0.2 && low < 0.01).toBe(true)
        const moved = seatUnder([4, height, 7], seat, '#884444', 5)
        for (const [nth, { positions }] of parts.entries()) {
          const other = moved[nth]!.positions
          expect(other[0]! - positions[0]!).toBeCloseTo(3, 4)
          expect(other[1]! - positions[1]!).toBeCloseTo(0, 6)
          expect(other[2]! - positions[2]!).toBeCloseTo(9, 4)
        }
      }
    },
  )

  it('[ILL-61] stones and stumps differ by their seed, chairs by their colour', () => {
    const shape = (seat: 'stone' | 'stump', seed: number) => seatUnder([0, 4, 0], seat, '#884444', seed)[0]!.positions
    for (const seat of ['stone', 'stump'] as const) {
      expect(shape(seat, 1)).toEqual(shape(seat, 1))
      expect(shape(seat, 1)).not.toEqual(shape(seat, 2))
    }
  })

  it.each(['stone pillar', 'steel post', 'plastered pillar', 'trunk', 'wooden post'] as const)(
    '[ILL-57] a %s goes from the ground to above any picture, behind the back',
    (support) => {
      const parts = supportBehind([0.5, 12, -1], support, 9)
      expect(finite(parts)).toBe(true)
      const heights = heightsOf(parts)
      expect(Math.min(...heights)).toBeCloseTo(0, 5)
      expect(Math.max(...heights)).toBeGreaterThan(40)
      const front = parts.flatMap(({ positions }) =>
        [...positions].filter((_, at) => at % 3 === 2 && positions[at - 1]! > 5),
      )
      expect(Math.max(...front)).toBeLessThan(-0.9)
    },
  )
})
