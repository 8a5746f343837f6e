import type { Vector } from '#geometry/vector.ts'
import { along, cross, minus, plus, times, unit } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import { skinAt } from './strap.ts'
import { curved } from './wings.ts'

/** Where a tail grows: below the small of the back. */
const root: Vector = [0, 1.25, -0.7]

/**
 * The line of a tail through places beside its root (to the side, up, behind), out of the clothes. It goes to the side that
 * the person's seed says.
 */
export function tailLine(fitting: Fitting, places: readonly Vector[], knots: number): readonly Vector[] {
  return lineOf(fitting, places, knots, fitting.chance.chance(0.5) ? 1 : -1)
}

/** The same for one of several tails, which go to all sides. */
export const tailFan = (fitting: Fitting, places: readonly Vector[], knots: number): readonly Vector[] =>
  lineOf(fitting, places, knots, 1)

function lineOf(fitting: Fitting, places: readonly Vector[], knots: number, side: number): readonly Vector[] {
  const { bones } = fitting.body
  const ahead = unit(minus(bones.carry('spine05', [0, 1, 2]), bones.carry('spine05', [0, 1, 0])))
  const upwards: Vector = [0, 1, 0]
  const aside = unit(cross(upwards, ahead), [1, 0, 0])
  const behind = unit(cross(upwards, aside), [0, 0, -1])
  const start = laid(fitting.trunk, along(skinAt(fitting.body, root), behind, 0.1), 0)
  const at = ([x, y, z]: Vector): Vector =>
    plus(plus(along(start, aside, x * side), times(upwards, y)), times(behind, z))
  // Nothing hangs through the ground.
  return curved([along(start, behind, -0.1), ...places.map(at)], knots).map(([x, y, z]) => [x, Math.max(0.35, y), z])
}
