import { between, along, cross, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'

/** A place on the back and its ways: to the person's left, up and away from the back. */
export type ShoulderFrame = {
  readonly middle: Vector
  readonly right: Vector
  readonly up: Vector
  readonly back: Vector
}

/** The back between the shoulder blades. */
export function shoulderFrame({ body, trunk }: Fitting): ShoulderFrame {
  const { bones } = body
  const up = unit(minus(bones.joint('spine01'), bones.joint('spine04')))
  const ahead = minus(bones.carry('spine02', [0, 4, 2]), bones.carry('spine02', [0, 4, 0]))
  const right = unit(cross(up, ahead))
  const back = unit(cross(up, right))
  const start = along(between(bones.joint('spine01'), bones.joint('spine03'), 0.35), back, 0.9)
  return { middle: laid(trunk, start, 0.12), right, up, back }
}

/** A place so far to the person's left, up and behind the middle of a frame. */
export const onFrame = ({ middle, right, up, back }: ShoulderFrame, x: number, y: number, z: number): Vector =>
  plus(plus(along(middle, right, x), times(up, y)), times(back, z))
