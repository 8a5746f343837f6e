import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPart } from './mesh-part.ts'
import { addCopy, type Mesh, newMesh, quad, triangle, vertex } from './mesh.ts'
import { ball, box, circle, cord, lathe, sheet } from './shapes.ts'
import { evenly } from './testing.ts'
import { cross, dot, lengthOf, minus, type Vector, vertexAt } from './vector.ts'

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const
const look = { name: 'thing', material: 'hard', surface: () => {} } as const

/** Six times the volume that the triangles enclose; above 0 when they turn their outside outwards. */
function volume({ positions, triangles }: Mesh): number {
  const at = (corner: number): Vector => vertexAt(Float32Array.from(positions.slice(corner * 3, corner * 3 + 3)), 0)
  let sum = 0
  for (let nth = 0; nth < triangles.length; nth += 3) {
    sum += dot(at(triangles[nth]!), cross(at(triangles[nth + 1]!), at(triangles[nth + 2]!)))
  }
  return sum / 6
}

/** Edges that have no triangle on their other side, where corners in the same place are the same. */
function openEdges({ positions, triangles }: Mesh): number {
  const place = (corner: number) => [0, 1, 2].map((axis) => Math.round(positions[corner * 3 + axis]! * 1e4) + 0).join()
  const edges = new Map<string, number>()
  for (let nth = 0; nth < triangles.length; nth += 3) {
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [place(triangles[nth + k]!), place(triangles[nth + ((k + 1) % 3)]!)]
      // At a pole a side of a quad has no length.
      if (a === b) continue
      edges.set(`${a} ${b}`, (edges.get(`${a} ${b}`) ?? 0) + 1)
      edges.set(`${b} ${a}`, (edges.get(`${b} ${a}`) ?? 0) - 1)
    }
  }
  return [...edges.values()].filter((count) => count !== 0).length
}

describe('meshes', () => {
  it('[ILL-204] number their vertices as they come, with what belongs to each', () => {
    const mesh = newMesh()
    expect([vertex(mesh, [1, 2, 3]), vertex(mesh, [4, 5, 6], [0, 0, 1], 0.5, 0.25, [1, 0, 0])]).toEqual([0, 1])
    triangle(mesh, 0, 1, 0)
    quad(mesh, 0, 1, 2, 3)
    expect(mesh.triangles).toEqual([0, 1, 0, 0, 1, 2, 0, 2, 3])
    expect([mesh.positions.length, mesh.normals.length, mesh.uvs.length, mesh.strands.length]).toEqual([6, 6, 4, 3])
  })

  it('[ILL-204] keep their size and shape when they are copied and turned', () => {
    const one = newMesh()
    box(one, [0.3, 0, 0.1], [0.5, 0.4, 0.3], axes)
    fc.assert(
      fc.property(evenly(0, 1), evenly(0.5, 2), evenly(-5, 5), (turn, size, x) => {
        const { x: cos, y: sin } = circle(turn)
        const all = newMesh()
        addCopy(all, one, { x, y: 1, z: -x, turn: [cos, sin], size })
        addCopy(all, one, { x: x + 9 })
        expect(all.triangles.slice(one.triangles.length)).toEqual(one.triangles.map((corner) => corner + 24))
        const copy = { ...all, triangles: one.triangles }
        expect(volume(copy)).toBeCloseTo(volume(one) * size * size * size, 4)
        for (let at = 0; at < all.normals.length; at += 3) {
          expect(lengthOf([all.normals[at]!, all.normals[at + 1]!, all.normals[at + 2]!])).toBeCloseTo(1, 9)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('shapes', () => {
  it('[ILL-204] are closed, with their outside outwards, as large as they are told', () => {
    fc.assert(
      fc.property(evenly(0.2, 2), evenly(0.2, 2), evenly(0.2, 2), (a, b, c) => {
        const [round, square] = [newMesh(), newMesh()]
        ball(round, [1, -2, 3], [a, b, c], 24, 16)
        box(square, [1, -2, 3], [a, b, c], axes)
        expect([openEdges(round), openEdges(square)]).toEqual([0, 0])
        expect(volume(square)).toBeCloseTo(8 * a * b * c, 4)
        const whole = (4 / 3) * Math.PI * a * b * c
        expect(volume(round) / whole).toBeGreaterThan(0.93)
        expect(volume(round) / whole).toBeLessThan(1)
      }),
      { numRuns: 12 },
    )
  })

  it('[ILL-204] a lathe and a closed cord have no seam either', () => {
    const [turned, ring] = [newMesh(), newMesh()]
    lathe(
      turned,
      [
        [0, 0],
        [1, 0],
        [1, 2],
        [0, 2],
      ],
      32,
      [0, 0, 0],
    )
    expect(openEdges(turned)).toBe(0)
    expect(volume(turned) / (2 * Math.PI)).toBeCloseTo(1, 1)
    const line = Array.from({ length: 33 }, (_, nth): Vector => [circle(nth / 32).x * 2, 0, circle(nth / 32).y * 2])
    cord(ring, line, 0.3, 12, true)
    // Both ends lie in one plane, across the way that leads through the seam.
    const ends = [...ring.normals.slice(0, 39), ...ring.normals.slice(-39)].filter((_, at) => at % 3 === 2)
    expect(Math.max(...ends.map(Math.abs))).toBeLessThan(1e-6)
    const whole = 2 * Math.PI * Math.PI * 2 * 0.09
    expect(Math.abs(Math.abs(volume(ring)) / whole - 1)).toBeLessThan(0.08)
  })

  it('[ILL-204] a cord is as thick as it is told everywhere, and its normals point away from its line', () => {
    const mesh = newMesh()
    const line: Vector[] = [
      [0, 0, 0],
      [0.5, 1, 0],
      [0.2, 2, 0.6],
      [0, 3, 1],
    ]
    const thick = (share: number) => 0.1 + 0.2 * share
    cord(mesh, line, thick, 9)
    const [points, normals] = [Float32Array.from(mesh.positions), Float32Array.from(mesh.normals)]
    for (let v = 0; v < points.length / 3; v += 1) {
      const knot = Math.floor(v / 10)
      const off = minus(vertexAt(points, v), line[knot]!)
      expect(lengthOf(off)).toBeCloseTo(thick(knot / 3), 4)
      expect(dot(off, vertexAt(normals, v))).toBeCloseTo(thick(knot / 3), 4)
    }
  })

  it('[ILL-204] a sheet has normals square to it, also at a pole', () => {
    const mesh = newMesh()
    sheet(mesh, (u, v) => [circle(u).y * v, v * v, circle(u).x * v], 16, 8)
    const normals = Float32Array.from(mesh.normals)
    for (let v = 0; v < normals.length / 3; v += 1) {
      const [, y, z] = vertexAt(normals, v)
      expect(lengthOf(vertexAt(normals, v))).toBeCloseTo(1, 5)
      expect(v > 17 || Math.abs(y) > 0.9 || z !== 0).toBe(true)
    }
    expect([Math.min(...mesh.uvs), Math.max(...mesh.uvs)]).toEqual([0, 1])
  })
})

describe('toPart', () => {
  const turn = {
    point: ([x, y, z]: Vector): Vector => [z, y + 1, -x],
    direction: ([x, y, z]: Vector): Vector => [z, y, -x],
  }

  it('[ILL-204] places points and turns directions, and keeps the making for patterns', () => {
    const mesh = newMesh()
    vertex(mesh, [1, 0, 0], [1, 0, 0], 0.1, 0.2, [0, 0, 1])
    vertex(mesh, [0, 0, 0], [1, 0, 0], 0, 0, [0, 0, 1])
    vertex(mesh, [0, 1, 0], [1, 0, 0], 0, 0, [0, 0, 1])
    triangle(mesh, 0, 1, 2)
    const part = toPart(mesh, { ...look, twoSided: true }, turn)
    expect([...part.positions.subarray(0, 3)].map((value) => value + 0)).toEqual([0, 1, -1])
    expect([...part.normals.subarray(0, 3)].map((value) => value + 0)).toEqual([0, 0, -1])
    expect([...part.strands!.subarray(0, 3)].map((value) => value + 0)).toEqual([1, 0, 0])
    expect([...part.rest!.subarray(0, 3)]).toEqual([1, 0, 0])
    expect([part.twoSided, part.blended, part.castsShadow, part.name]).toEqual([true, false, true, 'thing'])
  })

  it('[ILL-204] has strands of every vertex or of none', () => {
    const mesh = newMesh()
    vertex(mesh, [0, 0, 0])
    vertex(mesh, [1, 0, 0], [0, 0, 1], 0, 0, [1, 0, 0])
    expect(toPart(mesh, look).strands).toBeUndefined()
    expect(toPart(newMesh(), look).triangles.length).toBe(0)
  })
})
