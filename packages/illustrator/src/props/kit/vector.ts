import type { Point } from '#body/body.ts'

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
/** `a` plus `by` times `b`. */
export const along = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Point): number => Math.sqrt(dot(a, a))
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Length 1 in the same direction; `otherwise` for what has none. */
export function unit(a: Point, otherwise: Point = [0, 1, 0]): Point {
  const size = length(a)
  return size > 1e-9 ? scale(a, 1 / size) : otherwise
}

/** What is left of `a` when its share along the unit vector `axis` is taken away. */
export const across = (a: Point, axis: Point): Point => along(a, axis, -dot(a, axis))

/** The vertex of this index. */
export const vertexOf = (positions: Float32Array, index: number): Point => [
  positions[index * 3] ?? 0,
  positions[index * 3 + 1] ?? 0,
  positions[index * 3 + 2] ?? 0,
]

/** Soft step from 0 at `from` to 1 at `to`. */
export function ease(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** A polyline through knots `[at, value]`, flat beyond its ends. */
export function through(knots: readonly (readonly [at: number, value: number])[], at: number): number {
  let before = knots[0] ?? [0, 0]
  for (const knot of knots) {
    if (at <= knot[0]) {
      const wide = knot[0] - before[0]
      return wide > 0 ? lerp(before[1], knot[1], (at - before[0]) / wide) : knot[1]
    }
    before = knot
  }
  return before[1]
}
