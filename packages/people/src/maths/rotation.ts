import { acos, cos, sin } from './exact.ts'
import { across, cross, dot, lengthOf, times, unit, type Vector } from './vector.ts'

/** A rotation as a unit quaternion. */
export type Rotation = readonly [x: number, y: number, z: number, w: number]

export const still: Rotation = [0, 0, 0, 1]

const radians = 0.017453292519943295

/** First `b`, then `a`. */
export const chain = (a: Rotation, b: Rotation): Rotation => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
]

export const inverse = (a: Rotation): Rotation => [-a[0], -a[1], -a[2], a[3]]

export function around(axis: Vector, degrees: number): Rotation {
  const half = degrees * radians * 0.5
  const [x, y, z] = times(unit(axis), sin(half))
  return [x, y, z, cos(half)]
}

export function rotate([x, y, z, w]: Rotation, point: Vector): Vector {
  const t = times(cross([x, y, z], point), 2)
  const u = cross([x, y, z], t)
  return [point[0] + w * t[0] + u[0], point[1] + w * t[1] + u[1], point[2] + w * t[2] + u[2]]
}

/** The shortest way from one direction to another. */
export function fromTo(from: Vector, to: Vector): Rotation {
  const [a, b] = [unit(from), unit(to)]
  const cosine = dot(a, b)
  if (cosine < -0.99999) return around(lengthOf(cross(a, [1, 0, 0])) > 0.1 ? cross(a, [1, 0, 0]) : [0, 1, 0], 180)
  const [x, y, z] = cross(a, b)
  return normal([x, y, z, 1 + cosine])
}

/** Brings `from` onto `to` and, as far as that leaves it open, `fromSide` towards `toSide`. */
export function frameTo(from: Vector, fromSide: Vector, to: Vector, toSide: Vector): Rotation {
  const first = fromTo(from, to)
  const axis = unit(to)
  const have = unit(across(rotate(first, fromSide), axis))
  const want = unit(across(toSide, axis))
  const angle = acos(dot(have, want)) / radians
  const sign = dot(cross(have, want), axis) < 0 ? -1 : 1
  return normal(chain(around(axis, sign * angle), first))
}

export function normal(a: Rotation): Rotation {
  const factor = 1 / Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2] + a[3] * a[3])
  return [a[0] * factor, a[1] * factor, a[2] * factor, a[3] * factor]
}

/** From `a` (0) to `b` (1), the short way. */
export function mixRotations(a: Rotation, b: Rotation, share: number): Rotation {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
  const sign = cosine < 0 ? -1 : 1
  const size = Math.abs(cosine)
  let [one, other] = [1 - share, share * sign]
  if (size < 0.9995) {
    const angle = acos(size)
    const whole = sin(angle)
    one = sin((1 - share) * angle) / whole
    other = (sin(share * angle) / whole) * sign
  }
  return normal([
    a[0] * one + b[0] * other,
    a[1] * one + b[1] * other,
    a[2] * one + b[2] * other,
    a[3] * one + b[3] * other,
  ])
}

/** The part of a rotation that turns around `axis` (length 1). */
export function twistAround(a: Rotation, axis: Vector): Rotation {
  const along = a[0] * axis[0] + a[1] * axis[1] + a[2] * axis[2]
  const [x, y, z] = times(axis, along)
  const size = Math.sqrt(along * along + a[3] * a[3])
  return size < 1e-6 ? still : normal([x, y, z, a[3]])
}
