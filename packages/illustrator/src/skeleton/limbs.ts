import { type Vector, across, dot, lengthOf, minus, plus, times, unit } from '#geometry/vector.ts'
import { around, chain, inverse, mixRotations, type Rotation, still, twistAround } from '#geometry/rotation.ts'

export type Side = 'left' | 'right'
export const suffix = (side: Side): '.L' | '.R' => (side === 'left' ? '.L' : '.R')
/** +1 for the left, which lies at +x. */
export const sign = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1)

/** A turn of a bone that points upwards: spine, neck, head. */
export const axialTurn = ([forward, twist, side]: readonly [number, number, number]): Rotation =>
  chain(around([0, 0, 1], -side), chain(around([1, 0, 0], forward), around([0, 1, 0], twist)))

/** A turn of a bone that hangs down: arms, hands, legs, feet. */
export const limbTurn = (side: Side, [forward, twist, out]: readonly [number, number, number]): Rotation =>
  chain(around([0, 0, 1], sign(side) * out), chain(around([1, 0, 0], -forward), around([0, 1, 0], sign(side) * twist)))

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
