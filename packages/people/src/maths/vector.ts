/** A place in decimeters, or a direction. */
export type Vector = readonly [x: number, y: number, z: number]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
/** `a` plus `by` times `b`. */
export const along = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
]
/** From `a` (0) to `b` (1). */
export const between = (a: Vector, b: Vector, share: number): Vector => along(a, minus(b, a), share)

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a))

/** The same direction with length 1; `otherwise` for what has none. */
export function unit(a: Vector, otherwise: Vector = [0, 1, 0]): Vector {
  const length = lengthOf(a)
  return length > 1e-9 ? times(a, 1 / length) : otherwise
}

/** What is left of `a` when its part along `axis` (length 1) is taken away. */
export const across = (a: Vector, axis: Vector): Vector => along(a, axis, -dot(a, axis))

/** Three numbers out of an array of vertices. */
export const vertexAt = (positions: Float32Array, vertex: number): Vector => [
  positions[vertex * 3] ?? 0,
  positions[vertex * 3 + 1] ?? 0,
  positions[vertex * 3 + 2] ?? 0,
]

export function meanOf(positions: Float32Array, vertices: ArrayLike<number>): Vector {
  let sum: Vector = [0, 0, 0]
  for (let at = 0; at < vertices.length; at += 1) sum = plus(sum, vertexAt(positions, vertices[at] ?? 0))
  return times(sum, 1 / Math.max(1, vertices.length))
}

export const direction = (x: number, y: number, z: number): Vector => unit([x, y, z])
