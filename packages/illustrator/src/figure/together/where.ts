import { cos, sin } from '@eidolon/people/exact.ts'
import type { Vector } from '#geometry/vector.ts'

/** Where somebody of several is: beside the middle of the group, decimeters, and turned to their left, degrees. */
export type Where = { readonly x: number; readonly z: number; readonly turned: number }

/** A point of somebody's own, in the group. */
export function inGroup({ x, z, turned }: Where, point: Vector): Vector {
  const [dx, dy, dz] = turnedBy(turned, point)
  return [dx + x, dy, dz + z]
}

/** A point of the group, as somebody in it has it. */
export const asTheirs = ({ x, z, turned }: Where, [px, py, pz]: Vector): Vector =>
  turnedBy(-turned, [px - x, py, pz - z])

/** A direction turned about the upright, degrees to the left of who faces +z. */
export function turnedBy(turned: number, [x, y, z]: Vector): Vector {
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  return [x * c + z * s, y, z * c - x * s]
}
