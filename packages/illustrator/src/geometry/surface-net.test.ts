import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newMesh } from './mesh.ts'
import { surfaceNet } from './surface-net.ts'
import { dot, lengthOf, type Vector, vertexAt } from './vector.ts'

const ball = (radius: number) => (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z) - radius

function netOf(radius: number, cell: number) {
  const mesh = newMesh()
  surfaceNet(mesh, ball(radius), [-radius - 1, -radius - 1, -radius - 1], [radius + 1, radius + 1, radius + 1], cell)
  return mesh
}

describe('the skin of a solid', () => {
  it('[ILL-265] lies on it, everywhere, and faces outwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 20 }), fc.integer({ min: 2, max: 4 }), (tenths, cells) => {
        const [radius, cell] = [tenths / 10, cells / 10]
        const { positions, normals } = netOf(radius, cell)
        for (let at = 0; at < positions.length; at += 3) {
          const place: Vector = [positions[at]!, positions[at + 1]!, positions[at + 2]!]
          expect(Math.abs(lengthOf(place) - radius)).toBeLessThan(cell * 0.3)
          expect(dot(place, [normals[at]!, normals[at + 1]!, normals[at + 2]!]) / lengthOf(place)).toBeGreaterThan(0.95)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('[ILL-265] is closed: every edge belongs to two triangles, which run along it both ways', () => {
    const { triangles } = netOf(1.3, 0.25)
    const ways = new Map<string, number>()
    for (let at = 0; at < triangles.length; at += 3) {
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const way = `${triangles[at + from]} ${triangles[at + to]}`
        ways.set(way, (ways.get(way) ?? 0) + 1)
      }
    }
    expect(ways.size).toBeGreaterThan(300)
    for (const [way, count] of ways) {
      expect(count).toBe(1)
      expect(ways.has(way.split(' ').toReversed().join(' '))).toBe(true)
    }
  })

  it('[ILL-265] has its triangles counter-clockwise seen from outside', () => {
    const { positions, triangles } = netOf(1.1, 0.3)
    const points = Float32Array.from(positions)
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => vertexAt(points, triangles[at + corner]!)) as [Vector, Vector, Vector]
      const [u, v] = [b, c].map((one): Vector => [one[0] - a[0], one[1] - a[1], one[2] - a[2]]) as [Vector, Vector]
      const out: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
      expect(dot(out, a)).toBeGreaterThan(-1e-6)
    }
  })

  it('[ILL-265] of nothing is nothing', () => {
    const mesh = newMesh()
    surfaceNet(mesh, () => 1, [0, 0, 0], [1, 1, 1], 0.25)
    expect(mesh.positions).toEqual([])
  })
})
