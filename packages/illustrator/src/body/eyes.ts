import type { Part } from '#geometry/part.ts'
import { plus, type Vector, vertexAt } from '#geometry/vector.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { asin, cos, sin } from '@eidolon/people/exact.ts'
import type { Body } from './body.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { dropOf } from './eyes/lids.ts'
import { type Ball, eyeSurface } from './eye-surface.ts'
import type { BuiltPerson } from './person.ts'

const rings = 28
const spokes = 36
/**
 * Where the iris ends, as sine of the angle from the middle of the gaze. In life it is 0.49, but the data's eyeballs are
 * large for their lids: this makes it as large beside the eye's width as in photographs.
 */
const limbus = 0.392

/** How far round the cornea is, as a share of the ball. */
const bend = 0.65

/** The ball of somebody's eyes, whose irises a style may have enlarged. */
function ballOf({ irises }: { readonly irises: number }): Ball {
  const rim = limbus * irises
  const depth = Math.sqrt(1 - rim * rim)
  return { limbus: rim, bend, middle: depth - Math.sqrt(bend * bend - rim * rim), plane: depth - 0.1 }
}

/** A unit eyeball that looks along +z: rings from the front to the back, the cornea standing out. */
const eyeball = ({ limbus, middle }: Ball) => {
  const points: number[] = []
  const normals: number[] = []
  const triangles: number[] = []
  for (let ring = 0; ring <= rings; ring += 1) {
    // Closer rings in front, where the iris is.
    const share = ring / rings
    const angle = Math.PI * (0.55 * share + 0.45 * share * share)
    const out = sin(angle)
    const front = angle < 1.5
    // The cornea is a ball of its own; the groove around it is a soft one.
    const depth = front && out < limbus ? middle + Math.sqrt(bend * bend - out * out) : cos(angle)
    const cornea = front ? smoothstep(limbus + 0.05, limbus - 0.07, out) : 0
    const forward = cos(angle) + ((depth - middle) / bend - cos(angle)) * cornea
    const sideways = out + (out / bend - out) * cornea
    const length = Math.sqrt(forward * forward + sideways * sideways)
    for (let spoke = 0; spoke < spokes; spoke += 1) {
      const turn = (spoke / spokes) * 2 * Math.PI
      points.push(out * cos(turn), out * sin(turn), depth)
      normals.push((sideways * cos(turn)) / length, (sideways * sin(turn)) / length, forward / length)
      if (ring === rings) continue
      const a = ring * spokes + spoke
      const b = ring * spokes + ((spoke + 1) % spokes)
      triangles.push(a, a + spokes, b, b, a + spokes, b + spokes)
    }
  }
  return {
    points: Float32Array.from(points),
    facing: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  }
}

const unitBalls = memoByKey((_pack: Pack) => new Map<number, ReturnType<typeof eyeball>>())

/** Made once for each size of irises. */
function unitBall(pack: Pack, ball: Ball): ReturnType<typeof eyeball> {
  const known = unitBalls(pack)
  const made = known.get(ball.limbus) ?? eyeball(ball)
  known.set(ball.limbus, made)
  return made
}

/** These two are by themselves, since functions within another one would be compiled anew for every drawing. */
function placedAt(points: Float32Array, radius: number, center: Vector): Float32Array {
  const [x, y, z] = center
  const placed = new Float32Array(points.length)
  for (let at = 0; at < points.length; at += 3) {
    placed[at] = points[at]! * radius + x
    placed[at + 1] = points[at + 1]! * radius + y
    placed[at + 2] = points[at + 2]! * radius + z
  }
  return placed
}

/** All of every point goes with the first of its four bones. */
function firstOfFour(count: number): Float32Array {
  const weights = new Float32Array(count * 4)
  for (let at = 0; at < weights.length; at += 4) weights[at] = 1
  return weights
}

/** Both eyes, turned where the body looks. */
export function eyeParts(body: Body): Part[] {
  const ball = ballOf(body)
  const { points, facing, triangles } = unitBall(body.pack, ball)
  return (['L', 'R'] as const).map((side) => {
    const joint = body.bones.restJoint(`eye.${side}`)
    const radius = eyeRadius(body, side)
    // The other half of the way is turned, so that the ball stays behind its lids.
    const down = dropOf(body.shape, { center: body.bones.restJoint('eye.L'), radius: radius * ball.limbus }) / 2
    const center = plus(joint, [0, -down, 0])
    const placed = placedAt(points, radius, center)
    const count = points.length / 3
    const indices = new Uint8Array(count * 4).fill(body.bones.index(`eye.${side}`))
    const weights = firstOfFour(count)
    const positions = body.skin(placed, indices, weights)
    return {
      name: `eye-${side === 'L' ? 'left' : 'right'}`,
      material: 'eye',
      positions,
      normals: turned(body, side, facing),
      triangles,
      rest: points,
      surface: eyeSurface(body, side, radius, ball),
      twoSided: false,
      blended: false,
      castsShadow: false,
      face: true,
    }
  })
}

/** Directions of the unposed eye as the eye is turned. */
function turned({ bones }: Body, side: 'L' | 'R', directions: Float32Array): Float32Array {
  const from = bones.index(`eye.${side}`) * 12
  const row = (at: number, first: number): number =>
    bones.matrices[first]! * directions[at]! +
    bones.matrices[first + 1]! * directions[at + 1]! +
    bones.matrices[first + 2]! * directions[at + 2]!
  const result = new Float32Array(directions.length)
  for (let at = 0; at < directions.length; at += 3) {
    for (let axis = 0; axis < 3; axis += 1) result[at + axis] = row(at, from + axis * 4)
  }
  return result
}

/** Where the iris of somebody's left eye is, and how large. */
export function irisOf({ pack, shape, frame, irises }: BuiltPerson): {
  readonly center: Vector
  readonly radius: number
} {
  const center = frame.joints[frame.index.get('eye.L') ?? 0] ?? [0, 0, 0]
  return { center, radius: eyeRadius({ pack, shape }, 'L') * limbus * irises }
}

/** How many degrees down eyes are turned, beside where they look, to lie well between their lids. */
export function settleOf(person: BuiltPerson): number {
  const iris = irisOf(person)
  return (asin((dropOf(person.shape, iris) / 2 / iris.radius) * limbus * person.irises) * 180) / Math.PI
}

/** Half the height of the eye that the lids were made for. */
function eyeRadius({ pack, shape }: Pick<Body, 'pack' | 'shape'>, side: 'L' | 'R'): number {
  const { first, count } = pack.base.groups.get(side === 'L' ? 'helper-l-eye' : 'helper-r-eye') ?? {
    first: 0,
    count: 0,
  }
  let low = 99
  let high = -99
  for (let at = first * 4; at < (first + count) * 4; at += 1) {
    const y = vertexAt(shape, pack.base.quads[at]!)[1]
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return ((high - low) / 2) * 1.02
}
