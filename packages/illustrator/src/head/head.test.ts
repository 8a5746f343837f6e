import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { newMesh } from '#geometry/mesh.ts'
import { fillNormals } from '#geometry/mesh-part.ts'
import { around, rotate } from '#geometry/rotation.ts'
import { ball } from '#geometry/shapes.ts'
import { evenly } from '#geometry/testing.ts'
import { dot, lengthOf, minus, plus, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import { makeField } from './field.ts'
import { bodyNormals, headOf, isEar } from './head.ts'

/** Marks of the head on the base mesh that `head.ts` measures by, and a pair of eyes. */
const marks: Readonly<Record<number, Vector>> = {
  881: [0, 8.5, 0.4],
  237: [0, 7.8, 1.45],
  962: [0, 7.5, -0.45],
  134: [0, 7.25, 1.5],
  747: [0, 6.05, 1.4],
  7702: [0.78, 7.8, 0.5],
  1008: [-0.78, 7.8, 0.5],
  50: [0.31, 7.28, 1.1],
  51: [-0.31, 7.28, 1.1],
}
const rest = new Float32Array(8000 * 3)
for (const [index, at] of Object.entries(marks)) rest.set(at, Number(index) * 3)

/** Somebody whose head is so much wider, higher and deeper, turned and moved with its bone. */
function bodyOf([wide, high, deep]: Vector, degrees: number): Body {
  const shape = rest.map((value, at) => value * [wide, high, deep][at % 3]!)
  const turn = around([0.3, 1, 0.2], degrees)
  const carry = (_: string, at: Vector): Vector => plus(rotate(turn, at), [1, 2, 3])
  const posed = new Float32Array(rest.length)
  for (let at = 0; at < rest.length; at += 3) posed.set(carry('head', vertexAt(shape, at / 3)), at)
  const eye = (name: string) => vertexAt(shape, name.endsWith('L') ? 50 : 51)
  const pack = {
    base: { quads: new Uint16Array(0), groups: new Map() },
    bones: [{ name: 'eye.L', parent: -1, joint: Uint16Array.of(50), tip: Uint16Array.of(50) }],
  }
  const bones = { restJoint: eye, carry, index: () => 0 }
  return { pack, rest, shape, posed, bones } as unknown as Body
}

const size = fc.tuple(evenly(0.8, 1.3), evenly(0.8, 1.3), evenly(0.8, 1.3))
const point = fc.tuple(evenly(-1, 1), evenly(6, 9), evenly(-1, 2))

describe('headOf', () => {
  it('[ILL-86] has a measure in which everybody has eyes, crown and forehead in the same place', () => {
    fc.assert(
      fc.property(size, evenly(-90, 90), (factors, degrees) => {
        const head = headOf(bodyOf(factors, degrees))
        const near = (one: Vector, other: Vector) => lengthOf(minus(one, other))
        expect(near(head.eyes.left, [0.31, 7.28, 1.1])).toBeLessThan(1e-3)
        expect(near(head.eyes.right, [-0.31, 7.28, 1.1])).toBeLessThan(1e-3)
        for (const [index, at] of Object.entries(marks)) {
          expect(near(vertexAt(head.skin, Number(index)), at)).toBeLessThan(1e-3)
          expect(near(vertexAt(head.still, Number(index)), at)).toBeLessThan(1e-3)
        }
        expect(near(head.chin, marks[747]!)).toBeLessThan(1e-3)
        expect(head.size).toBeCloseTo((factors[0] + factors[1] + factors[2]) / 3, 4)
      }),
      { numRuns: 15 },
    )
  })

  it('[ILL-86] goes from its measure into the picture and back', () => {
    fc.assert(
      fc.property(size, evenly(-90, 90), point, (factors, degrees, at) => {
        const head = headOf(bodyOf(factors, degrees))
        expect(lengthOf(minus(head.own(head.placing.point(at)), at))).toBeLessThan(1e-4)
        const way = unit([at[0], at[1] - 7, at[2]])
        expect(lengthOf(minus(head.ownWay(head.placing.direction(way)), way))).toBeLessThan(1e-4)
        expect(dot(head.placing.direction(head.down), [0, -1, 0])).toBeCloseTo(1, 6)
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-84] is made once for a body', () => {
    const body = bodyOf([1, 1, 1], 0)
    expect(headOf(body)).toBe(headOf(body))
  })
})

describe('bodyNormals', () => {
  it('[ILL-204] stand on the faces of the body, and are of length 1 where there are none', () => {
    const positions = Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 9, 9, 9)
    const pack = { base: { quads: Uint16Array.of(0, 1, 2, 3), groups: new Map([['body', { first: 0, count: 1 }]]) } }
    const normals = bodyNormals({ pack } as unknown as Body, positions)
    for (const vertex of [0, 1, 2, 3]) expect(vertexAt(normals, vertex)).toEqual([0, 0, 1])
    expect(vertexAt(normals, 4)).toEqual([0, 1, 0])
  })

  it('[ILL-82] knows ears by their vertices and where they are', () => {
    const ears = new Float32Array(13_000 * 3)
    for (const index of [5400, 12_000, 300]) ears.set([0.75, 7.2, 0.5], index * 3)
    ears.set([0.4, 7.2, 0.5], 5401 * 3)
    ears.set([0.75, 7.6, 0.5], 5402 * 3)
    expect([5400, 12_000, 300, 5401, 5402].map((index) => isEar(ears, index))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('fields', () => {
  const mesh = newMesh()
  ball(mesh, [0.2, 1, -0.3], [1, 1, 1], 48, 36)
  const [points, normals] = [Float32Array.from(mesh.positions), fillNormals(mesh)]
  const field = makeField(points, normals, 0.4)

  it('[ILL-82] say inside from outside and which way is out, all around', () => {
    fc.assert(
      fc.property(evenly(-1, 1), evenly(-0.7, 0.7), evenly(-1, 1), evenly(0.75, 1.25), (x, y, z, far) => {
        fc.pre(x * x + z * z > 0.05)
        const way = unit([x, y, z])
        const near = field.near([0.2 + way[0] * far, 1 + way[1] * far, way[2] * far - 0.3])
        expect(near.found).toBe(true)
        expect(Math.abs(near.distance - (far - 1))).toBeLessThan(0.06)
        expect(lengthOf(near.normal)).toBeCloseTo(1, 6)
        expect(dot(near.normal, way)).toBeGreaterThan(0.98)
      }),
      { numRuns: 60 },
    )
  })

  it('[ILL-82] do not depend on where the grid lies, and find nothing in an empty one', () => {
    const moved = makeField(
      points.map((value) => value + 7.31),
      normals,
      0.4,
    )
    for (const at of [
      [1.3, 1, -0.3],
      [0.2, 2.2, -0.3],
      [0.2, 1, 0.6],
    ] as const) {
      const [here, there] = [field.near(at), moved.near([at[0] + 7.31, at[1] + 7.31, at[2] + 7.31])]
      expect(there.distance).toBeCloseTo(here.distance, 4)
      expect(lengthOf(minus(there.normal, here.normal))).toBeLessThan(1e-3)
    }
    expect(makeField(new Float32Array(0), new Float32Array(0), 0.4).near([0, 0, 0]).found).toBe(false)
  })
})
