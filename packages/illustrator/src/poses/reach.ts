import { type Vector, lengthOf, minus, plus, times, vertexAt } from '#geometry/vector.ts'
import {
  around,
  chain,
  frameTo,
  inverse,
  mixRotations,
  rotate,
  type Rotation,
  still,
  twistAround,
} from '#geometry/rotation.ts'
import type { Skeleton } from '#skeleton/skeleton.ts'
import { bendTo, limbTurn, partTwist, shoulderLift, type Side, sign, suffix } from '#skeleton/limbs.ts'
import { nearestVertex } from '#skeleton/nearest-vertex.ts'
import type { Pack } from '#pack/pack.ts'
import { type Arm, landmarks, type Leg, type Pose } from './pose.ts'
import { type Build, moveAll, setBone, type Stance, turnBone } from '#skeleton/stance.ts'

const down: Vector = [0, -1, 0]

/** Lowers the hips until both feet that stand can be where they are to be. */
export function solveHips(stance: Stance, frame: Skeleton, pose: Pose): void {
  let lower = 0
  for (const side of ['left', 'right'] as const) {
    const leg = pose.legs?.[side] ?? { stands: [0.95, 0] as const, toes: 8 }
    if (!('stands' in leg)) continue
    const hip = jointOf(stance, frame, `upperleg01${suffix(side)}`)
    const [x, y, z] = minus(ankleOf(frame, side, leg), hip)
    const reach = legLength(frame, side) * 0.9945
    const deepest = Math.sqrt(Math.max(0.01, reach * reach - x * x - z * z))
    lower = Math.min(lower, -y < deepest ? 0 : y + deepest)
  }
  if (lower < 0) moveAll(stance, [0, lower, 0])
}

export function solveLeg(stance: Stance, frame: Skeleton, side: Side, leg: Leg): void {
  const end = suffix(side)
  const names = { thigh: `upperleg01${end}`, thigh2: `upperleg02${end}`, shin: `lowerleg01${end}`, foot: `foot${end}` }
  if (!('stands' in leg)) {
    const above = parentTurn(stance, frame, names.thigh)
    const thigh = chain(above, limbTurn(side, leg.thigh))
    setBone(stance, frame, names.thigh, partTwist(above, thigh, 0.5))
    setBone(stance, frame, names.thigh2, thigh)
    turnBone(stance, frame, names.shin, limbTurn(side, [-leg.knee, 0, 0]), false)
    turnBone(stance, frame, names.foot, limbTurn(side, leg.foot ?? [0, 0, 0]), false)
    return
  }
  const toes = sign(side) * leg.toes
  const pole = rotate(around([0, 1, 0], toes + sign(side) * (leg.knee ?? 0)), [0, 0, 1])
  const hip = jointOf(stance, frame, names.thigh)
  const lengths = [distance(frame, names.thigh, names.shin), distance(frame, names.shin, names.foot)] as const
  const { middle, end: ankle } = bendTo(hip, ankleOf(frame, side, leg), lengths, pole)
  const thigh = pointTo(frame, names.thigh, names.shin, [0, 0, 1], minus(middle, hip), pole)
  setBone(stance, frame, names.thigh, partTwist(parentTurn(stance, frame, names.thigh), thigh, 0.5))
  setBone(stance, frame, names.thigh2, thigh)
  setBone(stance, frame, names.shin, pointTo(frame, names.shin, names.foot, [0, 0, 1], minus(ankle, middle), pole))
  setBone(stance, frame, names.foot, chain(around([0, 1, 0], toes), around([1, 0, 0], leg.heel ?? 0)))
  if (leg.heel) for (const toe of [1, 2, 3, 4, 5]) setBone(stance, frame, `toe${toe}-1${end}`, around([0, 1, 0], toes))
}

/** Where the ankle of a standing foot is; with the heel up, the ball of the foot stays on the ground. */
function ankleOf(frame: Skeleton, side: Side, leg: Extract<Leg, { stands: unknown }>): Vector {
  const end = suffix(side)
  const ankle = frame.joints[frame.index.get(`foot${end}`) ?? 0] ?? [0, 0, 0]
  const hip = frame.joints[frame.index.get(`upperleg01${end}`) ?? 0] ?? [0, 0, 0]
  const place: Vector = [sign(side) * leg.stands[0] * frame.size, ankle[1], hip[2] + (leg.stands[1] - 0.1) * frame.size]
  if (!leg.heel) return place
  const ball = frame.joints[frame.index.get(`toe2-1${end}`) ?? 0] ?? ankle
  const yaw = around([0, 1, 0], sign(side) * leg.toes)
  const flat = rotate(yaw, minus(ball, ankle))
  const raised = rotate(chain(yaw, around([1, 0, 0], leg.heel)), minus(ball, ankle))
  return plus(place, minus(flat, raised))
}

export function solveArm(
  stance: Stance,
  frame: Skeleton,
  shape: Float32Array,
  pack: Pack,
  side: Side,
  arm: Arm,
  build: Build,
): void {
  const end = suffix(side)
  const outwards = sign(side)
  const bone = { upper: `upperarm01${end}`, upper2: `upperarm02${end}`, fore: `lowerarm01${end}`, hand: `wrist${end}` }
  const chest = stance.turns[frame.index.get('spine01') ?? 0] ?? still
  if ('arm' in arm) {
    const [forward, twist, out] = arm.arm
    // What hangs beside the hips must clear them; what is raised need not.
    const clear = Math.max(0, 1 - Math.max(Math.abs(forward) / 70, Math.abs(out) / 45)) * build.armsOut
    const turn = limbTurn(side, [forward, twist, out + clear])
    lift(stance, frame, side, rotate(chain(chest, turn), down))
    // From the chest, not from the shoulder, whose own turn would carry the arm away from where the pose has it.
    const upper = chain(chest, turn)
    setBone(stance, frame, bone.upper, partTwist(parentTurn(stance, frame, bone.upper), upper, 0.4))
    setBone(stance, frame, bone.upper2, upper)
    const fore = chain(upper, around([1, 0, 0], -arm.elbow))
    const hand = chain(
      fore,
      chain(around([0, 1, 0], -outwards * (arm.roll ?? 0)), limbTurn(side, arm.hand ?? [0, 0, 0])),
    )
    setForearm(stance, frame, end, fore, hand)
    return
  }
  if ('to' in arm) {
    const hand = frameTo(down, [-outwards, 0, 0], arm.along, arm.palm)
    bendArm(stance, frame, side, arm.to, hand, arm.elbow)
    return
  }
  const inChest = ([x, y, z]: Vector): Vector => rotate(chest, [x * outwards, y, z])
  const { bone: holder, at } = landmarks[arm.reach]
  const mirror = arm.over ? -outwards : outwards
  const vertex = nearestVertex(pack, [at[0] * mirror, at[1], at[2]])
  const name = frame.index.has(holder) ? holder : `${holder}${mirror > 0 ? '.L' : '.R'}`
  const holderAt = frame.index.get(name) ?? 0
  const holding = chain(stance.turns[holderAt] ?? still, frame.upright[holderAt] ?? still)
  const skin = minus(vertexAt(shape, vertex), frame.joints[holderAt] ?? [0, 0, 0])
  const place = plus(
    plus(stance.joints[holderAt] ?? [0, 0, 0], rotate(holding, skin)),
    plus(times(inChest(arm.off), frame.size), inChest([0, -(arm.below ?? 0), 0])),
  )
  const hand = frameTo(down, [-outwards, 0, 0], inChest(arm.along), inChest(arm.palm))
  bendArm(stance, frame, side, place, hand, inChest(arm.elbow))
}

/** Brings the palm to a place, the hand turned as it is to be and the elbow towards `pole`. */
function bendArm(stance: Stance, frame: Skeleton, side: Side, place: Vector, hand: Rotation, pole: Vector): void {
  const end = suffix(side)
  const bone = { upper: `upperarm01${end}`, upper2: `upperarm02${end}`, fore: `lowerarm01${end}`, hand: `wrist${end}` }
  const outwards = sign(side)
  const wrist = minus(place, rotate(hand, frame.hands[side].palm))
  lift(stance, frame, side, minus(wrist, jointOf(stance, frame, bone.upper)))
  const shoulder = jointOf(stance, frame, bone.upper)
  const lengths = [distance(frame, bone.upper, bone.fore), distance(frame, bone.fore, bone.hand)] as const
  const { middle, end: reached } = bendTo(shoulder, wrist, lengths, pole)
  const back: Vector = [outwards * 0.25, 0, -1]
  const upper = pointTo(frame, bone.upper, bone.fore, back, minus(middle, shoulder), pole)
  setBone(stance, frame, bone.upper, partTwist(parentTurn(stance, frame, bone.upper), upper, 0.4))
  setBone(stance, frame, bone.upper2, upper)
  const fore = pointTo(frame, bone.fore, bone.hand, back, minus(reached, middle), pole)
  setForearm(stance, frame, end, fore, hand)
}

/** The hand's turning around the forearm begins at the elbow, as the two bones of the forearm have it. */
export function setForearm(stance: Stance, frame: Skeleton, end: string, fore: Rotation, hand: Rotation): void {
  setBone(stance, frame, `lowerarm01${end}`, fore)
  const twist = twistAround(chain(inverse(fore), hand), [0, 1, 0])
  setBone(stance, frame, `lowerarm02${end}`, chain(fore, mixRotations(still, twist, 0.65)))
  setBone(stance, frame, `wrist${end}`, hand)
}

/** Raises the shoulder with the arm. */
function lift(stance: Stance, frame: Skeleton, side: Side, direction: Vector): void {
  const degrees = shoulderLift(direction)
  if (degrees === 0) return
  turnBone(stance, frame, `clavicle${suffix(side)}`, around([0, 0, 1], sign(side) * degrees * 0.62), true)
  turnBone(stance, frame, `shoulder01${suffix(side)}`, around([0, 0, 1], sign(side) * degrees * 0.38), true)
}

/** Rotation from upright that points a bone's far joint along `way` and what lies at `from` side towards `to`. */
function pointTo(frame: Skeleton, bone: string, next: string, from: Vector, way: Vector, to: Vector): Rotation {
  const at = frame.index.get(bone) ?? 0
  const own = rotate(frame.upright[at] ?? still, between(frame, bone, next))
  return frameTo(own, from, way, to)
}

const between = (frame: Skeleton, bone: string, next: string): Vector =>
  minus(frame.joints[frame.index.get(next) ?? 0] ?? [0, 0, 0], frame.joints[frame.index.get(bone) ?? 0] ?? [0, 0, 0])

const distance = (frame: Skeleton, bone: string, next: string): number => lengthOf(between(frame, bone, next))

const legLength = (frame: Skeleton, side: Side): number =>
  distance(frame, `upperleg01${suffix(side)}`, `lowerleg01${suffix(side)}`) +
  distance(frame, `lowerleg01${suffix(side)}`, `foot${suffix(side)}`)

function jointOf(stance: Stance, frame: Skeleton, name: string): Vector {
  return stance.joints[frame.index.get(name) ?? 0] ?? [0, 0, 0]
}

export function parentTurn(stance: Stance, frame: Skeleton, name: string): Rotation {
  return stance.turns[frame.bones[frame.index.get(name) ?? 0]?.parent ?? 0] ?? still
}
