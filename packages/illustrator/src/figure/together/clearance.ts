import type { Vector } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { turnedBy } from './where.ts'

/** Width of the columns in which two people are compared, decimeters: no finer than their vertices lie. */
const column = 0.4

/** Points of somebody, turned as they stand, around where they stand. Three numbers each. */
export type Cloud = Float32Array

/** What of a part says where it is. */
export type SolidPart = Pick<Part, 'positions' | 'triangles' | 'castsShadow'>

/** The points of these parts, but for those that are to be `without`. */
export function cloudOf(parts: readonly SolidPart[], turned: number, without?: (point: Vector) => boolean): Cloud {
  const points: number[] = []
  for (const { positions, triangles, castsShadow } of parts) {
    // What throws no shadow is no body: lashes, light around a hand.
    if (!castsShadow) continue
    const used = new Uint8Array(positions.length / 3)
    for (let corner = 0; corner < triangles.length; corner++) used[triangles[corner]!] = 1
    for (let vertex = 0; vertex < used.length; vertex++) {
      if (used[vertex] === 0) continue
      const point: Vector = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!]
      if (without?.(point)) continue
      points.push(...turnedBy(turned, point))
    }
  }
  return Float32Array.from(points)
}

/**
 * How far along `way` (degrees, 90 to the right of the picture) the second has to be from the first, so that they touch
 * nowhere; `aside` is how far they are apart across it. Undefined where they can pass each other.
 */
export function clearance(one: Cloud, other: Cloud, way: number, aside: number): number | undefined {
  const ends = new Map<number, number>()
  const keyOf = (across: number, height: number): number =>
    (Math.floor(across / column) + 512) * 2048 + Math.floor(height / column) + 512
  eachAlong(one, way, 0, (along, across, height) => {
    // A surface goes on between its vertices.
    for (const stepX of [-1, 0, 1])
      for (const stepY of [-1, 0, 1]) {
        const key = keyOf(across + stepX * column, height + stepY * column)
        const end = ends.get(key)
        if (end === undefined || along > end) ends.set(key, along)
      }
  })
  let far: number | undefined
  eachAlong(other, way, aside, (along, across, height) => {
    const end = ends.get(keyOf(across, height))
    if (end === undefined) return
    const needed = end - along
    if (far === undefined || needed > far) far = needed
  })
  return far
}

/** Every point by how far along the way it is, how far across it and how high. */
function eachAlong(
  cloud: Cloud,
  way: number,
  aside: number,
  tell: (along: number, across: number, height: number) => void,
): void {
  const [aheadX, , aheadZ] = turnedBy(way, [0, 0, 1])
  for (let at = 0; at < cloud.length; at += 3) {
    const [x, y, z] = [cloud[at]!, cloud[at + 1]!, cloud[at + 2]!]
    tell(x * aheadX + z * aheadZ, x * aheadZ - z * aheadX + aside, y)
  }
}
