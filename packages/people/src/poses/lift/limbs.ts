import type { BoneTurn, PoseBone } from '@eidolon/contract/characters/bones.ts'
import { acos } from '#maths/exact.ts'
import { around, chain, frameTo, fromTo, inverse, rotate, type Rotation } from '#maths/rotation.ts'
import { between, cross, dot, lengthOf, minus, unit, type Vector } from '#maths/vector.ts'
import { allowed, rotationOf, turnOf } from '#poses/bone-turns.ts'
import { type JointPoint, spanOf } from './bone-spans.ts'
import type { BodyPoint, Habits, Keypoint } from './seen-points.ts'
import { slants } from './trunk.ts'

type Side = 'left' | 'right'
export type LimbKind = 'Arm' | 'Leg'

/** An arm or a leg: how its two long bones are turned, seen from outside, and how hard that is to do. */
export type LiftedLimb = {
  readonly upper: Rotation
  /** Absent where the hand or the foot is not seen. */
  readonly lower?: Rotation
  readonly effort: number
}

const down: Vector = [0, -1, 0]
/** To where elbows and knees bend, upright. */
const bends = { Arm: [0, 0, 1], Leg: [0, 0, -1] } as const satisfies Readonly<Record<LimbKind, Vector>>
const chains = {
  Arm: ['Shoulder', 'Elbow', 'Wrist'],
  Leg: ['Hip', 'Knee', 'Ankle'],
} as const satisfies Readonly<Record<LimbKind, readonly string[]>>
const degrees = 180 / Math.PI
/** What is bent less than this does not show to where it bends. */
const straight = 18

/** The best way to hold an arm or a leg that looks like this; undefined where not even elbow or knee are seen. */
export function liftLimb(
  points: ReadonlyMap<BodyPoint, Keypoint>,
  side: Side,
  kind: LimbKind,
  { trunk, scale, habits }: { readonly trunk: Rotation; readonly scale: number; readonly habits: Habits },
): LiftedLimb | undefined {
  const [root, middle, end] = chains[kind].map((joint) => `${side}${joint}` as JointPoint)
  const uppers = bonesOf(points, root!, middle!, scale)
  const lowers = bonesOf(points, middle!, end!, scale)
  const ways = uppers.flatMap((along) =>
    lowers.length === 0
      ? [held(side, kind, trunk, along)]
      : lowers.map((on) => held(side, kind, trunk, ...madeGood(kind, along, on, habits))),
  )
  return ways.toSorted((one, other) => one.effort - other.effort)[0]
}

/** What is all but straight is seen so: habits show with the bend. */
const fully = 40

/** The two bones of a limb without what the model makes of every bend: knees less bent, elbows more. */
function madeGood(kind: LimbKind, along: Vector, on: Vector, { knees, elbows }: Habits): readonly [Vector, Vector] {
  const angle = apart(along, on)
  const least = 1
  if (angle < least) return [along, on]
  if (kind === 'Leg') {
    // Thigh and shin make it good between them: the foot stays below the hip.
    const share = Math.min(0.5, knees / 2 / angle)
    return [between(unit(along), unit(on), share), between(unit(on), unit(along), share)]
  }
  const more = elbows * Math.min(1, angle / fully)
  const axis = cross(along, on)
  return lengthOf(axis) < 1e-9 ? [along, on] : [along, rotate(around(axis, more), on)]
}

/** A bone in space: where depths are not known, its length in the picture tells how much it is slanted, not to which side. */
function bonesOf(
  points: ReadonlyMap<BodyPoint, Keypoint>,
  from: JointPoint,
  to: JointPoint,
  scale: number,
): readonly Vector[] {
  const [one, other] = [points.get(from), points.get(to)]
  if (!one || !other) return []
  const way = minus(other.at, one.at)
  return one.hasDepth && other.hasDepth ? [way] : slants(way, spanOf(from, to) * scale)
}

function held(side: Side, kind: LimbKind, trunk: Rotation, along: Vector, on?: Vector): LiftedLimb {
  const [upperBone, lowerBone] = [`${side}Upper${kind}`, `${side}Lower${kind}`] as const
  const angle = on ? acos(Math.max(-1, Math.min(1, dot(unit(along), unit(on))))) * degrees : 0
  const plain = chain(fromTo(rotate(trunk, down), along), trunk)
  const upper = on && angle > straight ? frameTo(down, bends[kind], along, on) : plain
  const turn = turnOf(upperBone, chain(inverse(trunk), upper))
  const can = chain(trunk, rotationOf(upperBone, allowed(upperBone, turn)))
  const missed = apart(rotate(can, down), along) + twisted(upperBone, turn)
  const effort = missed * 4 + uneasy(kind, turn, angle)
  if (!on) return { upper, effort }
  const bend: BoneTurn = [kind === 'Arm' ? angle : -angle, 0, 0]
  const lower = chain(upper, rotationOf(lowerBone, bend))
  return { upper, lower, effort: effort + apart(rotate(lower, down), on) }
}

const apart = (one: Vector, other: Vector): number =>
  lengthOf(one) * lengthOf(other) < 1e-9 ? 0 : acos(Math.max(-1, Math.min(1, dot(unit(one), unit(other))))) * degrees

/** How far beyond what the bone can do it is turned around itself. */
const twisted = (bone: PoseBone, turn: BoneTurn): number => Math.abs(allowed(bone, turn)[1] - turn[1])

/** What people do less often: elbows behind the back, thighs behind, toes turned far in or out. */
function uneasy(kind: LimbKind, [forward, twist]: BoneTurn, angle: number): number {
  const behind = Math.max(0, -forward - (kind === 'Arm' ? 5 : 15))
  const around = Math.max(0, Math.abs(twist) - (kind === 'Arm' ? 70 : 25))
  return behind + around * 0.6 + angle * 0.05 + Math.abs(forward) * 0.05
}
