import { type Vector } from '@eidolon/people/vector.ts'

/** Where the mannequin is looked at from, in degrees: 0 before it, 90 at its left side; above it. */
export type Around = { readonly turn: number; readonly tilt: number }

export const fromFront: Around = { turn: 0, tilt: 8 }

type ProjectedPoint = { readonly x: number; readonly y: number; readonly depth: number }

const parted = ({ turn, tilt }: Around) => {
  const [t, p] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  return { st: Math.sin(t), ct: Math.cos(t), sp: Math.sin(p), cp: Math.cos(p) }
}

/** Where a point is seen: y grows downwards, depth towards whoever looks. */
export function seen(around: Around, [x, y, z]: Vector): ProjectedPoint {
  const { st, ct, sp, cp } = parted(around)
  const ahead = x * st + z * ct
  return { x: x * ct - z * st, y: -(y * cp - ahead * sp), depth: ahead * cp + y * sp }
}

/** How far something has gone in the room that has gone so far on the picture, neither nearer nor farther. */
export function moved(around: Around, right: number, down: number): Vector {
  const { st, ct, sp, cp } = parted(around)
  const up = -down
  return [ct * right - sp * st * up, cp * up, -st * right - sp * ct * up]
}
