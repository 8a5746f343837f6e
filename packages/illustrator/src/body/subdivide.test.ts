import { describe, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { fineBody, refined } from './subdivide.ts'
import { trianglesOf } from './surface-mesh.ts'
import { normalsOf } from '#geometry/normals.ts'

const corner = (at: number): readonly number[] => [at & 1 ? 1 : -1, at & 2 ? 1 : -1, at & 4 ? 1 : -1]
const positions = Float32Array.from(Array.from({ length: 8 }, (_, at) => corner(at)).flat())
const quads = Uint16Array.of(0, 2, 3, 1, 4, 5, 7, 6, 0, 1, 5, 4, 2, 6, 7, 3, 0, 4, 6, 2, 1, 3, 7, 5)

/** As much of a pack as is needed to refine a cube. */
const cube = {
  base: {
    positions,
    quads,
    uvQuads: quads,
    uvs: new Float32Array(16),
    groups: new Map([['body', { first: 0, count: 6 }]]),
  },
} as unknown as Pack

describe('fineBody', () => {
  const fine = fineBody(cube)
  const points = refined(fine, positions)

  it('[ILL-33] makes four faces of each and mixes every vertex of shares that add up to one', () => {
    expect(fine.quads.length).toBe(6 * 4 * 4)
    for (let vertex = 0; vertex + 1 < fine.starts.length; vertex += 1) {
      const shares = fine.shares.subarray(fine.starts[vertex], fine.starts[vertex + 1])
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6)
    }
  })

  it('[ILL-33] rounds a cube, inside of what it was, as Catmull and Clark have it', () => {
    // A cube's corner moves to 5/9 of its place, the middle of an edge to 3/4 of its own.
    expect(points[0]).toBeCloseTo(-5 / 9, 6)
    const lengths = Array.from({ length: points.length / 3 }, (_, at) =>
      Math.max(...points.subarray(at * 3, at * 3 + 3).map(Math.abs)),
    )
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1)
  })

  it('[ILL-33] normals point outwards and have length one', () => {
    const normals = normalsOf(
      points,
      trianglesOf(fine.quads, () => true),
    )
    for (let at = 0; at < points.length; at += 3) {
      const outwards =
        normals[at]! * points[at]! + normals[at + 1]! * points[at + 1]! + normals[at + 2]! * points[at + 2]!
      expect(outwards).toBeGreaterThan(0)
      expect(Math.sqrt(normals.subarray(at, at + 3).reduce((sum, value) => sum + value * value, 0))).toBeCloseTo(1, 5)
    }
  })
})
