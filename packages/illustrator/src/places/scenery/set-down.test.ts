import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newMesh } from '#geometry/mesh.ts'
import { boundingBox } from '#geometry/bounding-box.ts'
import { evenly } from '#geometry/testing.ts'
import { setPart } from '#places/kit/set-part.ts'
import { box } from '#places/kit/shapes.ts'
import { plain } from '#places/surfaces/paint.ts'
import { resting } from './set-down.ts'

const thing = (x: number, y: number, wide: number, high: number) => {
  const mesh = newMesh()
  box(mesh, { x, y, z: 0.3 }, wide, high, 0.5)
  return [setPart('thing', mesh, plain([0.5, 0.5, 0.5]))]
}

describe('things that are put down', () => {
  it('[ILL-485] stand on their lowest point, in the middle of the spot, and fit the room they have', () => {
    fc.assert(
      fc.property(
        evenly(-4, 4),
        evenly(-6, 6),
        evenly(0.4, 9),
        evenly(0.4, 20),
        evenly(-180, 180),
        (x, y, w, h, turn) => {
          const put = resting(thing(x, y, w, h), {
            at: [1, 7.2, -2],
            turn: [turn, turn / 3, turn / 2],
            room: [4, 5, 3],
            grown: 1.5,
          })
          const { low, high } = boundingBox(put)
          expect(low[1]).toBeCloseTo(7.2, 3)
          expect((low[0] + high[0]) / 2).toBeCloseTo(1, 3)
          expect((low[2] + high[2]) / 2).toBeCloseTo(-2, 3)
          expect(high[0] - low[0]).toBeLessThan(4.001)
          expect(high[1] - low[1]).toBeLessThan(5.001)
          expect(high[2] - low[2]).toBeLessThan(3.001)
        },
      ),
    )
  })

  it('[ILL-485] are no larger than they may grow', () => {
    const { low, high } = boundingBox(
      resting(thing(0, 0, 0.2, 0.4), { at: [0, 0, 0], turn: [0, 0, 0], room: [9, 9, 9], grown: 1.5 }),
    )
    expect(high[1] - low[1]).toBeCloseTo(0.6, 4)
  })
})
