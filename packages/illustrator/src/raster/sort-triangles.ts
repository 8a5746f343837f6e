import { type Camera, near } from '#lens/camera.ts'
import type { Part } from '#geometry/part.ts'
import { projectPart } from './project-part.ts'
import type { Window } from './samples.ts'

/** Triangles of several parts in one order. Corners are kept as in `projectPart`, nine numbers a triangle. */
export type Sorted = {
  readonly count: number
  /** The triangles' numbers, nearest first. */
  readonly order: Uint32Array
  readonly part: Uint16Array
  /** Where the triangle begins in its part's `triangles`. */
  readonly start: Uint32Array
  readonly corners: Float64Array
  /** The part of the picture they are in. */
  readonly box: Window
}

const steps = 65536

/** The triangles of all blended parts, nearest first. Those that reach behind the camera are left out. */
export function sortBlended(parts: readonly Part[], camera: Camera): Sorted {
  const room = parts.reduce((sum, part) => sum + (part.blended ? part.triangles.length / 3 : 0), 0)
  const owner = new Uint16Array(room)
  const start = new Uint32Array(room)
  const corners = new Float64Array(room * 9)
  const keys = new Float64Array(room)
  let count = 0
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9]
  // A function within this one would be compiled anew for every drawing.
  for (const [index, part] of parts.entries()) {
    if (!part.blended) continue
    const { screen, depth } = projectPart(camera, part.positions, part.lift)
    const { triangles } = part
    for (let at = 0; at < triangles.length; at += 3) {
      const a = triangles[at]!
      const b = triangles[at + 1]!
      const c = triangles[at + 2]!
      if (depth[a]! < near || depth[b]! < near || depth[c]! < near) continue
      owner[count] = index
      start[count] = at
      for (let corner = 0; corner < 3; corner++) {
        const from = triangles[at + corner]! * 3
        const into = count * 9 + corner * 3
        const x = screen[from]!
        const y = screen[from + 1]!
        corners[into] = x
        corners[into + 1] = y
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        if (y > bottom) bottom = y
        corners[into + 2] = screen[from + 2]!
      }
      const key = corners[count * 9 + 2]! + corners[count * 9 + 5]! + corners[count * 9 + 8]!
      keys[count] = key
      if (key < low) low = key
      if (key > high) high = key
      count++
    }
  }
  // Sorting by counting: the same order on every machine, and quick.
  const scale = high > low ? (steps - 1) / (high - low) : 0
  const places = new Uint32Array(steps + 1)
  for (let at = 0; at < count; at++) places[steps - Math.floor((keys[at]! - low) * scale)]!++
  for (let step = 1; step <= steps; step++) places[step]! += places[step - 1]!
  const order = new Uint32Array(count)
  for (let at = count - 1; at >= 0; at--) {
    const step = steps - Math.floor((keys[at]! - low) * scale)
    order[--places[step]!] = at
  }
  const box = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right) + 1,
    bottom: Math.ceil(bottom) + 1,
  }
  return { count, order, part: owner, start, corners, box }
}
