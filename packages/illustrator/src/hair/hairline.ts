import type { Vector } from '#geometry/vector.ts'
import { through } from '#geometry/interpolate.ts'
import { atan2 } from '@eidolon/people/exact.ts'
import { pairs } from '#geometry/numbers.ts'

/** Middle of the skull, in the head's measure. */
export const skull: Vector = [0, 7.55, 0.55]

/** From the forehead over the crown down to the nape: around the axis from ear to ear. */
export const overTop = (at: Vector): Vector => [-at[0] * 0.2, at[2] - skull[2], skull[1] - at[1]]

/** Turn around the vertical axis of the head: 0 front, positive to the left, half a turn at the back. */
export const azimuth = (at: Vector): number => atan2(at[0], at[2] - 0.5)

/** Height of the hairline by the turn from the front: forehead, temple, sideburn, over the ear, nape. */
const line: readonly (readonly [number, number])[] = pairs`
  0 7.97, 0.2 7.98, 0.42 8.01, 0.6 7.95, 0.78 7.78, 0.9 7.58, 1 7.46, 1.12 7.36, 1.2 7.12, 1.34 7.08, 1.42 7.4,
  1.6 7.48, 1.85 7.42, 2 7.2, 2.15 6.98, 2.3 6.76, 2.5 6.64, 3.15 6.6`

/** Where the line recedes with the years: forehead corners first, then the whole front. */
const corners: readonly (readonly [number, number])[] = pairs`0 0.12, 0.25 0.18, 0.5 0.34, 0.75 0.3, 1 0.12, 1.2 0`

/**
 * How far inside the hairline a place of the head lies, in decimeters; below 0 outside. `receding` is 0..1.
 */
export function insideHairline(at: Vector, receding: number): number {
  const turn = Math.abs(azimuth(at))
  const height = (angle: number): number => through(line, angle) + through(corners, angle) * receding
  // A steep line is nearer than its height says.
  const slope = (height(turn + 0.05) - height(turn - 0.05)) / (0.1 * 0.8)
  return (at[1] - height(turn)) / Math.sqrt(1 + slope * slope)
}
