import type { Body, Point } from '#body/body.ts'
import { fromTo, rotate } from '#body/rotation.ts'
import { dot, lengthOf, minus, plus, times, unit } from '#body/vector.ts'

type Side = 'L' | 'R'

const thighOf = ({ bones }: Body, side: Side) => {
  const [hip, knee] = [bones.joint(`upperleg02.${side}`), bones.joint(`lowerleg01.${side}`)]
  const [restHip, restKnee] = [bones.restJoint(`upperleg02.${side}`), bones.restJoint(`lowerleg01.${side}`)]
  const down = unit(minus(restKnee, restHip))
  return { hip, restHip, down, way: unit(minus(knee, hip)), long: lengthOf(minus(restKnee, restHip)) }
}

/**
 * Whether the legs are crossed on the ground: thighs lifted and turned so far about themselves that cloth around them
 * cannot turn along.
 */
export function isCrossLegged(body: Body): boolean {
  return (['L', 'R'] as const).every((side) => {
    const { way, down, hip, restHip } = thighOf(body, side)
    const front = minus(body.bones.carry(`upperleg02.${side}`, plus(restHip, [0, 0, 1])), hip)
    return way[1] > -0.5 && dot(front, rotate(fromTo(down, way), [0, 0, 1])) < 0
  })
}

/** How far cloth may reach beyond the knees, as a share of what hangs there when one stands. */
const beyond = 0.28

/**
 * Cloth that hangs in `shape`, laid over a lap: it goes along with where the thighs point, not with how they turn, and
 * what would hang below the knees lies around them on the ground. `weights` are those of hips, left and right leg.
 */
export function overLap(
  body: Body,
  shape: Float32Array,
  weights: (vertex: number) => readonly [hips: number, left: number, right: number],
): Float32Array {
  const legs = (['L', 'R'] as const).map((side) => {
    const thigh = thighOf(body, side)
    const turn = fromTo(thigh.down, thigh.way)
    return (point: Point): Point => {
      const off = minus(point, thigh.restHip)
      const over = Math.max(0, dot(off, thigh.down) - thigh.long)
      const [x, y, z] = plus(thigh.hip, rotate(turn, minus(off, times(thigh.down, over * (1 - beyond)))))
      return [x, y - over * 0.5, z]
    }
  })
  const posed = new Float32Array(shape.length)
  for (let vertex = 0; vertex < shape.length / 3; vertex++) {
    const at = vertex * 3
    const point: Point = [shape[at]!, shape[at + 1]!, shape[at + 2]!]
    const [hips, left, right] = weights(vertex)
    const places = [body.bones.carry('spine05', point), legs[0]!(point), legs[1]!(point)] as const
    const mixed = plus(plus(times(places[0], hips), times(places[1], left)), times(places[2], right))
    posed.set(mixed, at)
  }
  return posed
}
