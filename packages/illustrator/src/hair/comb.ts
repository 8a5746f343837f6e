import { type Vector, across, cross, dot, lengthOf, times, minus, unit } from '#geometry/vector.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { acos, atan2 } from '@eidolon/people/exact.ts'
import { azimuth, skull } from './hairline.ts'

/** How hair that lies close to the head is combed, at places in the head's measure. */
export type Comb = {
  /** Across the strands, in decimeters: the same all along each of them. */
  strand(x: number, y: number, z: number): number
  /** How many decimeters one of that measure is here: strands that run together get finer. */
  spread(x: number, y: number, z: number): number
  /** The same for the first hairs: across what leaves the skin, also where the others run along the hairline. */
  first(x: number, y: number, z: number): number
  /** Which way it lies. */
  way(at: Vector): Vector
  /** The same line, forth or back: such that it turns slowly from place to place, over a parting too. */
  grain(at: Vector): Vector
}

/** Half a head. */
const radius = 0.9

/** How far it is from one place to another over the round of the head. */
export function wayAround(from: Vector, to: Vector): number {
  const [a, b] = [unit(minus(from, skull)), unit(minus(to, skull))]
  return acos(clamp(dot(a, b), -1, 1)) * 0.98 + 0.05
}

/** All hair to one place over the round of the head, or away from it, as it grows from a whorl. */
export function combTo(place: Vector): Comb {
  const axis = unit(minus(place, skull))
  // Counted from the side of the forehead, so that the seam lies opposite of it.
  const ahead = unit(across([0, 0.5, 1], axis), [1, 0, 0])
  const aside = cross(axis, ahead)
  const way = (at: Vector): Vector => unit(across(axis, unit(minus(at, skull))), axis)
  const off = (x: number, y: number, z: number): Vector => [x - skull[0], y - skull[1], z - skull[2]]
  const strand = (x: number, y: number, z: number): number => {
    const from = off(x, y, z)
    return atan2(dot(from, aside), dot(from, ahead)) * radius
  }
  return {
    strand,
    first: strand,
    spread: (x, y, z) => lengthOf(across(off(x, y, z), axis)) / radius,
    way,
    grain: way,
  }
}

/**
 * How far hair goes back on its way from a parting to the side. Straight aside it would lie on the forehead like a band.
 */
const swept = 0.45

/** From a parting that runs back to the whorl, down to both sides; behind it to all sides. */
export function combFrom(parting: number): Comb {
  const whorl = 0.05
  return {
    // Where strands end at a parting, those on its other side are others. Behind it they run round and must meet.
    strand: (x, _y, z) => {
      const away = Math.abs(x - parting)
      const back = swept * away
      if (z <= whorl) return back - atan2(whorl - z, away) * 0.6
      return z - whorl + back + (x > parting ? 0.31 * smoothstep(whorl, whorl + 0.25, z) : 0)
    },
    first: (x, _y, z) => azimuth([x, 0, z]) * radius,
    spread: (x, _y, z) => {
      if (z > whorl) return 0.85
      const [dx, dz] = [x - parting, z - whorl]
      return Math.sqrt(dx * dx + dz * dz) / 0.6 + 0.05
    },
    way: (at) => {
      const side = at[0] > parting ? 1 : -1
      return unit([side * 0.6, -1, at[2] > whorl ? -0.6 * swept : -0.6])
    },
    grain: (at) => {
      const side = clamp((parting - at[0]) * 5, -1, 1)
      return unit([0.6, side, at[2] > whorl ? 0.6 * swept * side : 0])
    },
  }
}

/** One comb left of a line, another one right of it. */
export const combedApart = (line: number, left: Comb, right: Comb): Comb => ({
  strand: (x, y, z) => (x > line ? left.strand(x, y, z) : right.strand(x, y, z) + 9),
  first: (x, y, z) => (x > line ? left.first(x, y, z) : right.first(x, y, z) + 9),
  spread: (x, y, z) => (x > line ? left.spread(x, y, z) : right.spread(x, y, z)),
  way: (at) => (at[0] > line ? left.way(at) : right.way(at)),
  grain: (at) => (at[0] > line ? left.way(at) : times(right.way(at), -1)),
})
