import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatPart, square } from '#geometry/testing.ts'
import { lookAt } from '#lens/camera.ts'
import { clearView } from './clear-view.ts'

const side = 32
const camera = lookAt([0, 0, 40], [0, 0, 0], { focal: 60, width: side, height: side })

describe('a clear view', () => {
  const person = { left: 10, top: 4, right: 22, bottom: 32 }

  it('[ILL-53] drops only whole triangles, and keeps texture coordinates beside their corners', () => {
    const spot = fc.tuple(
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -2, max: 9 }),
      fc.integer({ min: -20, max: 36 }),
    )
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 6 }), (places) => {
        const corners = places.flatMap(([x, y, z]) => [x, y, z, x + 1, y, z, x, y + 1, z])
        const triangles = places.flatMap((_, at) => [at * 3, at * 3 + 1, at * 3 + 2])
        const uvs = Float32Array.from({ length: corners.length }, (_, at) => at)
        const [part] = clearView([flatPart(corners, triangles, { uvs })], camera, person, 33)
        const kept = [...(part?.triangles ?? [])]
        expect(kept.length % 3).toBe(0)
        expect(kept.every((index) => triangles.includes(index))).toBe(true)
        expect([...(part?.uvTriangles ?? part?.triangles ?? [])]).toEqual(kept)
        // Behind the person nothing is ever dropped.
        const behind = places.flatMap(([, , z], at) => (40 - z > 33 ? [at * 3] : []))
        expect(behind.every((index) => kept.includes(index))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('[ILL-53] leaves the ground, and gives back the very part from which nothing is dropped', () => {
    const ground = flatPart([-9, 0, 20, 9, 0, 20, 0, 0, 0], [0, 1, 2])
    const wall = square(0, 2, -20, 4)
    expect(clearView([ground, wall], camera, person, 33)).toEqual([ground, wall])
    expect(clearView([wall], camera, person, 33)[0]).toBe(wall)
  })
})
