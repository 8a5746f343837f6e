import { type Vector, across, dot, lengthOf, minus, plus, times, unit } from '#geometry/vector.ts'
import { chain, inverse, mixRotations, type Rotation, still, twistAround } from '#geometry/rotation.ts'
import { axialTurn, limbTurn, type Side, sign } from '@eidolon/people/poses/bone-turns.ts'

export { axialTurn, limbTurn, type Side, sign }
export const suffix = (side: Side): '.L' | '.R' => (side === 'left' ? '.L' : '.R')

/** The middle joint of two bones that reach from `from` towards `to`, bent towards `pole`; and where the end comes to lie. */
export function bendTo(
  from: Vector,
  to: Vector,
  [upper, lower]: readonly [number, number],
  pole: Vector,
): { readonly middle: Vector; readonly end: Vector } {
  const way = minus(to, from)
  const direction = unit(way)
  // Never quite straight: a locked joint looks stiff and its bend has no direction.
  const distance = Math.min(lengthOf(way), (upper + lower) * 0.997)
  const reach = Math.max(distance, Math.abs(upper - lower) * 1.02 + 1e-6)
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along))
  const bend = unit(across(pole, direction))
  return {
    middle: plus(from, plus(times(direction, along), times(bend, aside))),
    end: plus(from, times(direction, reach)),
  }
}

/** A rotation between parent and child with only `share` of its turning around the hanging limb's own axis. */
export function partTwist(parent: Rotation, child: Rotation, share: number): Rotation {
  const local = chain(inverse(parent), child)
  const twist = twistAround(local, [0, 1, 0])
  const swing = chain(local, inverse(twist))
  return chain(parent, chain(swing, mixRotations(still, twist, share)))
}

/**
 * Degrees that a shoulder rises of itself when the arm goes up, and sinks when it hangs. The shape's own stance, arms
 * half raised, is the middle.
 */
export const shoulderLift = (armDirection: Vector): number => {
  const height = dot(unit(armDirection), [0, 1, 0]) + 0.7
  return height < 0 ? height * 34 : height < 0.3 ? 0 : (height - 0.3) * 24
}
