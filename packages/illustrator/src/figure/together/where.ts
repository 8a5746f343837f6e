import { cos, sin } from '@eidolon/people/exact.ts'
import type { Vector } from '#geometry/vector.ts'

/** Position in a group: decimeters from its middle, and degrees turned to the left. */
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
