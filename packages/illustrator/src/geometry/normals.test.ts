import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillNormals } from './mesh-part.ts'
import { addCopy, newMesh, triangle, vertex } from './mesh.ts'
import { normalize, normalsOf } from './normals.ts'
import { ball } from './shapes.ts'
import { cross, dot, lengthOf, minus, unit, vertexAt } from './vector.ts'

const number = fc.double({ min: -10, max: 10, noNaN: true })
const corner = fc.tuple(number, number, number)

describe('normals', () => {
  it('[ILL-204] of a triangle stand upright on it, on the side from where it turns to the left', () => {
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        const area = cross(minus(b, a), minus(c, a))
        fc.pre(lengthOf(area) > 0.1)
        const normals = normalsOf(Float32Array.from([...a, ...b, ...c]), [0, 1, 2])
        for (const at of [0, 1, 2]) expect(dot(vertexAt(normals, at), unit(area))).toBeCloseTo(1, 4)
      }),
    )
  })

  it('[ILL-204] have length 1 everywhere, also where no triangle is', () => {
    const normals = normalsOf(Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5]), Uint32Array.from([0, 1, 2]))
    for (const at of [0, 1, 2, 3]) expect(lengthOf(vertexAt(normals, at))).toBeCloseTo(1, 6)
    expect([...normalize(Float32Array.from([0, 0, 0, 0, 3, 4]))]).toEqual([
      0,
      1,
      0,
      0,
      Math.fround(0.6),
      Math.fround(0.8),
    ])
  })

  it('[ILL-204] point outwards all over a ball, and stay as given where they are', () => {
    const mesh = newMesh()
    ball(mesh, [0, 0, 0], [1, 1, 1], 20, 14)
    const around = normalsOf(Float32Array.from(mesh.positions), mesh.triangles)
    const places = Array.from({ length: around.length / 3 }, (_, at) => vertexAt(Float32Array.from(mesh.positions), at))
    for (const [at, out] of places.entries()) {
      // At the poles some triangles have no area.
      const pole = Math.abs(out[1]) > 0.99
      expect(pole || dot(vertexAt(around, at), unit(out)) > 0.9).toBe(true)
    }
    const own = newMesh()
    vertex(own, [0, 0, 0], [1, 0, 0])
    vertex(own, [1, 0, 0])
    vertex(own, [0, 1, 0])
    triangle(own, 0, 1, 2)
    expect([...fillNormals(own)]).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 1])
  })

  it('[ILL-204] turn with copies of a mesh', () => {
    const one = newMesh()
    vertex(one, [1, 2, 3], [1, 0, 0], 0.25, 0.5)
    const all = newMesh()
    addCopy(all, one, { x: 10, turn: [0, 1], size: 2 }, 3)
    expect(all.positions).toEqual([16, 4, -2])
    expect(all.normals.map((value) => value + 0)).toEqual([0, 0, -1])
    expect(all.uvs).toEqual([3.25, 0.5])
  })
})
