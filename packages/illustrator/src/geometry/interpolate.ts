export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 up to `from`, 1 from `to` on, rounded between; falls when `from` is the greater one. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** 1 at the middle, 0 from `width` away. */
export function bump(middle: number, width: number, value: number): number {
  const t = (value - middle) / width
  return t > 1 || t < -1 ? 0 : (1 - t * t) * (1 - t * t)
}

/** 1 at the middle, 0 beyond `radius`, by the square of the distance. */
export function blob(squared: number, radius: number): number {
  const t = 1 - squared / (radius * radius)
  return t <= 0 ? 0 : t * t
}

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
