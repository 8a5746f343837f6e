import fc from 'fast-check'
import type { Part } from './part.ts'

/** A flat part for tests: corners three numbers each, triangles over them, facing +z. */
export function flatPart(corners: readonly number[], triangles: readonly number[], more: Partial<Part> = {}): Part {
  const positions = Float32Array.from(corners)
  const normals = new Float32Array(positions.length)
  for (let at = 2; at < normals.length; at += 3) normals[at] = 1
  return {
    name: 'flat',
    material: 'set',
    positions,
    normals,
    triangles: Uint32Array.from(triangles),
    surface: () => {},
    twoSided: true,
    blended: false,
    castsShadow: true,
    ...more,
  }
}

/** A square of that half width around a point, facing +z. */
export const square = (x: number, y: number, z: number, half: number, more: Partial<Part> = {}): Part =>
  flatPart(
    [x - half, y - half, z, x + half, y - half, z, x + half, y + half, z, x - half, y + half, z],
    [0, 1, 2, 0, 2, 3],
    more,
  )

/** A square lying on a height, facing up. */
export function floor(y: number, half: number, more: Partial<Part> = {}): Part {
  const flat = flatPart([-half, y, half, half, y, half, half, y, -half, -half, y, -half], [0, 1, 2, 0, 2, 3], more)
  return { ...flat, normals: Float32Array.from([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]) }
}

/** Numbers spread evenly from `min` to `max`: by themselves doubles are mostly next to nothing. */
export const evenly = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1000 }).map((step) => min + ((max - min) * step) / 1000)
