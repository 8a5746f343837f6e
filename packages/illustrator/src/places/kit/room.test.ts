import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newMesh } from '#geometry/mesh.ts'
import { frame, makeRoom, trim } from './room.ts'
import { levelAround, terrain, walked } from './terrain.ts'
import { at, faults, heights } from './testing.ts'

describe('rooms and ground', () => {
  const size = { wide: 60, back: 40, front: 30, high: 28 }

  it('a room goes all around, looks inwards and is open where its windows are', () => {
    const hole = { left: 10, right: 20, low: 8, high: 20 }
    const { walls, floor, ceiling } = makeRoom(size, { back: [hole] })
    expect([walls, floor, ceiling].flatMap(faults)).toEqual([])
    expect(new Set(heights(floor))).toEqual(new Set([0]))
    expect(new Set(heights(ceiling))).toEqual(new Set([28]))
    expect(floor.normals.filter((_, index) => index % 3 === 1).every((up) => up === 1)).toBe(true)
    expect(ceiling.normals.filter((_, index) => index % 3 === 1).every((up) => up === -1)).toBe(true)
    // Nothing of the back wall lies within the window.
    const inside = Array.from({ length: walls.triangles.length / 3 }, (_, triangle) => {
      const [a, b, c] = walls.triangles.slice(triangle * 3, triangle * 3 + 3).map((one) => at(walls, 'positions', one))
      return [0, 1, 2].map((axis) => ((a?.[axis] ?? 0) + (b?.[axis] ?? 0) + (c?.[axis] ?? 0)) / 3)
    }).filter(([x = 0, y = 0, z = 0]) => Math.abs(z + 40) < 1e-6 && x > -20 && x < -10 && y > 8 && y < 20)
    expect(inside).toEqual([])
  })

  it('bars and skirting stay within their wall', () => {
    const [bars, wood] = [newMesh(), newMesh()]
    frame(bars, { left: 10, right: 20, low: 8, high: 20 }, { x: -30, z: -40 }, 3, 2)
    trim(wood, size, 1, 0)
    expect([...faults(bars), ...faults(wood)]).toEqual([])
    expect(Math.min(...heights(bars))).toBeGreaterThan(7)
    expect(Math.max(...heights(bars))).toBeLessThan(21)
    expect(Math.max(...heights(wood))).toBe(1)
  })

  it('[ILL-62] ground is level around the person and along their way, and wild only farther off', () => {
    const wild = () => 5
    const ground = levelAround(wild)
    const place = fc.integer({ min: -200, max: 200 })
    fc.assert(
      fc.property(place, place, (x, z) => {
        const height = ground(x, z)
        expect(height).toBeGreaterThanOrEqual(0)
        expect(height).toBeLessThanOrEqual(5)
        const away = Math.sqrt(x * x + Math.max(0, z - walked, -z) ** 2)
        expect(away <= 14 ? height : 0).toBe(0)
        expect(away >= 40 ? height : 5).toBe(5)
      }),
      { numRuns: 150 },
    )
  })

  it('terrain is as high as its ground everywhere, finer near than far, and reaches as far as it was asked to', () => {
    const ground = (x: number, z: number) => x * 0.1 + z * 0.05
    const mesh = terrain(ground, 150)
    const radii = Array.from({ length: mesh.positions.length / 3 }, (_, index) => {
      const [x, y, z] = at(mesh, 'positions', index)
      expect(y).toBeCloseTo(ground(x, z), 9)
      return Math.sqrt(x * x + z * z)
    })
    expect(Math.max(...radii)).toBeCloseTo(150, 6)
    const rings = [...new Set(radii.map((radius) => Math.round(radius * 1e6) / 1e6))]
    const steps = rings.slice(2, -1).map((radius, index) => radius - (rings[index + 1] ?? 0))
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  })
})
