import type { Body } from '#body/body.ts'
import { type Vector, dot, lengthOf, minus, plus, times, unit } from '#geometry/vector.ts'
import { fromTo, rotate } from '#geometry/rotation.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'

type LapSide = 'L' | 'R'

const thighOf = ({ bones }: Body, side: LapSide) => {
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
    return (point: Vector): Vector => {
      const off = minus(point, thigh.restHip)
      const over = Math.max(0, dot(off, thigh.down) - thigh.long)
      const [x, y, z] = plus(thigh.hip, rotate(turn, minus(off, times(thigh.down, over * (1 - beyond)))))
      return [x, y - over * 0.5, z]
    }
  })
  const posed = new Float32Array(shape.length)
  for (let vertex = 0; vertex < shape.length / 3; vertex++) {
    const at = vertex * 3
    const point: Vector = [shape[at]!, shape[at + 1]!, shape[at + 2]!]
    const [hips, left, right] = weights(vertex)
    const places = [body.bones.carry('spine05', point), legs[0]!(point), legs[1]!(point)] as const
    const mixed = plus(plus(times(places[0], hips), times(places[1], left)), times(places[2], right))
    posed.set(mixed, at)
  }
  return posed
}

/**
 * Cloth on the thighs of somebody who sits or crouches, from its second row on: what stands off a thigh is drawn in to
 * it, and what lies between both sinks, so that nobody looks into a skirt. It may end up in the thighs.
 */
export function layOnThighs(body: Body, posed: Float32Array, columns: number, follow: number): void {
  const thighs = (['L', 'R'] as const).map((side) => thighOf(body, side))
  for (let at = columns * 3; at < posed.length; at += 3) {
    const place: Vector = [posed[at]!, posed[at + 1]!, posed[at + 2]!]
    const [one, other] = [nearTo(thighs[0]!, place), nearTo(thighs[1]!, place)]
    const near = one.far < other.far ? one : other
    if (near.share < 0) continue
    const strength = follow * near.lift * smoothstep(0, 0.2, near.share)
    const thick = lerp(0.8, 0.5, Math.min(1, near.share))
    const inwards = 0.85 * strength * Math.max(0, 1 - thick / near.far)
    const middle = 1 - Math.min(1, Math.abs(one.far - other.far) / 0.9)
    const sinks = near.off[1] < 0 ? strength * middle * smoothstep(0.35, 0.9, near.share) : 0
    posed[at] = place[0] + near.off[0] * inwards * (1 - middle)
    posed[at + 1] = place[1] + near.off[1] * inwards - sinks * sag
    posed[at + 2] = place[2] + near.off[2] * inwards
  }
}

/** The way from a place to a thigh's axis, how far along it that is, and how much the thigh is lifted. */
function nearTo({ hip, way, long }: ReturnType<typeof thighOf>, place: Vector) {
  const along = dot(minus(place, hip), way)
  const off = minus(plus(hip, times(way, Math.min(along, long))), place)
  return { off, far: lengthOf(off), share: along / long, lift: smoothstep(-0.97, -0.6, way[1]) }
}

/** How far cloth between two knees sinks, decimeters. */
const sag = 0.75
