import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import { cross, dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { arch } from './palms.ts'
import { ball, box, card, lathe, pane, turned } from './shapes.ts'
import { at, facing, heights } from './testing.ts'

describe('shapes', () => {
  const length = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10)

  it('a box is as large as it was asked to be, however it is turned and cut', () => {
    fc.assert(
      fc.property(
        length,
        length,
        length,
        fc.constantFrom(0.5, 2, 9),
        fc.integer({ min: 0, max: 360 }),
        (w, h, d, cell, angle) => {
          const mesh = newMesh()
          box(mesh, { x: 5, y: 2, z: -3, turn: turned(angle) }, w, h, d, { cell })
          const far = Array.from({ length: mesh.positions.length / 3 }, (_, index) => {
            const [x, , z] = at(mesh, 'positions', index)
            return Math.sqrt((x - 5) * (x - 5) + (z + 3) * (z + 3))
          })
          expect(Math.max(...far)).toBeCloseTo(Math.sqrt(w * w + d * d) / 2, 6)
          expect(Math.min(...heights(mesh))).toBe(2)
          expect(Math.max(...heights(mesh))).toBeCloseTo(2 + h, 6)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('a box and a ball look away from their middles on all sides', () => {
    const outwards = (mesh: Mesh, middle: Vector) =>
      Array.from({ length: mesh.positions.length / 3 }, (_, index) =>
        dot(at(mesh, 'normals', index), minus(at(mesh, 'positions', index), middle)),
      ).every((out) => out > 0)
    const [square, round] = [newMesh(), newMesh()]
    box(square, { x: 4, y: 1, turn: turned(20) }, 3, 2, 5)
    ball(round, [1, 2, 3], [4, 1, 2], 7)
    expect([outwards(square, [4, 2, 0]), outwards(round, [1, 2, 3])]).toEqual([true, true])
  })

  it('a pane covers its whole size in pieces no longer than a cell, without gaps', () => {
    fc.assert(
      fc.property(length, length, fc.constantFrom(0.5, 2, 9), (wide, high, cell) => {
        const mesh = newMesh()
        pane(mesh, [1, 2, 3], [wide, 0, 0], [0, high, 0], { cell })
        let area = 0
        for (let from = 0; from < mesh.triangles.length; from += 3) {
          const [a, b, c] = mesh.triangles.slice(from, from + 3).map((index) => at(mesh, 'positions', index))
          const [one, other] = [minus(b ?? [0, 0, 0], a ?? [0, 0, 0]), minus(c ?? [0, 0, 0], a ?? [0, 0, 0])]
          area += lengthOf(cross(one, other)) / 2
          expect(Math.max(Math.abs(one[0]), Math.abs(other[1]))).toBeLessThanOrEqual(cell + 1e-9)
        }
        expect(area).toBeCloseTo(wide * high, 6)
        expect(new Set(mesh.normals.filter((_, index) => index % 3 === 2))).toEqual(new Set([1]))
      }),
      { numRuns: 20 },
    )
  })

  it('a pane counts its texture in decimetres, or from 0 to 1', () => {
    const [plain, unit] = [newMesh(), newMesh()]
    pane(plain, [0, 0, 0], [4, 0, 0], [0, 3, 0], { u: 10, v: -1 })
    pane(unit, [0, 0, 0], [4, 0, 0], [0, 3, 0], { unit: true })
    expect(plain.uvs).toEqual([10, -1, 14, -1, 10, 2, 14, 2])
    expect(unit.uvs).toEqual([0, 0, 1, 0, 0, 1, 1, 1])
  })

  it('a card is seen from both sides, and stays within its own colour', () => {
    const mesh = newMesh()
    card(mesh, [0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], 3)
    expect(facing(mesh)).toBe(0.5)
    expect(mesh.uvs.filter((_, index) => index % 2 === 0).every((u) => Math.floor(u) === 3)).toBe(true)
  })

  it('a lathe keeps the radii and heights of its profile', () => {
    const mesh = newMesh()
    const profile = [
      [2, 0],
      [3, 1],
      [0.5, 4],
    ] as const
    lathe(mesh, { x: 7 }, profile, 9)
    for (let index = 0; index < mesh.positions.length / 3; index++) {
      const [x, y, z] = at(mesh, 'positions', index)
      const radius = profile.find(([, high]) => Math.abs(high - y) < 1e-9)?.[0] ?? -1
      expect(Math.sqrt((x - 7) * (x - 7) + z * z)).toBeCloseTo(radius, 6)
    }
  })

  it('a leaf rises from its root and comes down again', () => {
    const mesh = newMesh()
    arch(mesh, [0, 10, 0], 1, 16, 2, 0.5, 2)
    const rib = heights(mesh).filter((_, index) => index % 3 === 1)
    expect(rib[0]).toBe(10)
    expect(Math.max(...rib)).toBeGreaterThan(11)
    expect(rib.at(-1)).toBeLessThan(Math.max(...rib))
  })
})
