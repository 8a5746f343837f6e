/** Three numbers: a place in decimetres or a direction. */
export type Vector = readonly [x: number, y: number, z: number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const plus = (a: Vector, b: Vector, share = 1): Vector => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
]

export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]

export const length = (a: Vector): number => Math.sqrt(dot(a, a))

/** The same direction with length 1; up, when it has none. */
export function unit(a: Vector): Vector {
  const size = length(a)
  return size > 1e-12 ? times(a, 1 / size) : [0, 1, 0]
}

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}
