import type { Point } from './body.ts'

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Point): number => Math.sqrt(dot(a, a))
export const unit = (a: Point): Point => times(a, 1 / Math.max(1e-9, lengthOf(a)))

/** What is left of `a` when its part along `axis` (length 1) is taken away. */
export const across = (a: Point, axis: Point): Point => minus(a, times(axis, dot(a, axis)))

/** Three numbers out of an array of vertices. */
export const vertexAt = (positions: Float32Array, vertex: number): Point => [
  positions[vertex * 3] ?? 0,
  positions[vertex * 3 + 1] ?? 0,
  positions[vertex * 3 + 2] ?? 0,
]

export function meanOf(positions: Float32Array, vertices: ArrayLike<number>): Point {
  let sum: Point = [0, 0, 0]
  for (let at = 0; at < vertices.length; at += 1) sum = plus(sum, vertexAt(positions, vertices[at] ?? 0))
  return times(sum, 1 / Math.max(1, vertices.length))
}
