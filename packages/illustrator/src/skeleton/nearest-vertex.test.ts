import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import { nearestVertex } from './nearest-vertex.ts'
import { stickPack } from './testing.ts'

const skin: readonly Vector[] = [
  [0, 3, 2],
  [0, 3, 2.5],
  [9, 9, 9],
]
const pack = stickPack(skin)
const count = pack.base.positions.length / 3

describe('nearestVertex', () => {
  it('[ILL-27] finds a vertex that none is nearer than', () => {
    const number = evenly(-9, 9)
    fc.assert(
      fc.property(fc.tuple(number, number, number), (place) => {
        const far = (vertex: number) => lengthOf(minus(vertexAt(pack.base.positions, vertex), place))
        const found = nearestVertex(pack, place)
        for (let vertex = 0; vertex < count; vertex += 1) expect(far(vertex)).toBeGreaterThanOrEqual(far(found) - 1e-9)
        expect(nearestVertex(pack, place)).toBe(found)
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-27] asks the bare body only: helpers around it are no skin', () => {
    const bare = {
      ...pack,
      base: { ...pack.base, groups: new Map([['body', { first: 0, count: count - 1 }]] as const) },
    }
    expect(vertexAt(pack.base.positions, nearestVertex(pack, [8, 8, 8]))).toEqual([9, 9, 9])
    expect(nearestVertex(bare, [8, 8, 8])).toBeLessThan(count - 1)
  })
})
