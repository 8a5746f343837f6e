import { type Joints, uprightJoints } from '@eidolon/contract/characters/bones.ts'
import type { BodyPart } from '@eidolon/contract/characters/pose-pictures.ts'
import { chain, inverse, mixRotations, rotate, type Rotation } from '#maths/rotation.ts'
import type { Vector } from '#maths/vector.ts'
import { jointsFrom } from '#poses/joints.ts'
import { scaleOf } from './bone-spans.ts'
import { endTurn } from './hands-and-feet.ts'
import { liftHead } from './head.ts'
import { liftLimb, type LiftedLimb } from './limbs.ts'
import { type BodyPoint, type Habits, noHabits, type Keypoint, placedPoints, type SeenPoints } from './seen-points.ts'
import { type Trunk, trunksOf, turnIn } from './trunk.ts'

/** A pose out of a picture, and what of the person was not seen in it. */
export type LiftedPose = { readonly joints: Joints; readonly unseen: readonly BodyPart[] }

const limbNames = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const
type Limbs = { readonly [Limb in (typeof limbNames)[number]]?: LiftedLimb | undefined }
type Fit = { readonly trunk: Trunk; readonly limbs: Limbs; readonly effort: number }

/**
 * The pose of somebody whose points are seen in a picture. Bones are as long as they are, so what looks shorter is seen
 * at a slant; to which side it is slanted the model's depths tell, or what joints can do and people mostly do. Undefined
 * where not even the shoulders are seen.
 */
export function poseFromKeypoints(seen: SeenPoints, habits = noHabits): LiftedPose | undefined {
  const points = placedPoints(seen)
  const scale = scaleOf(points)
  if (scale === undefined) return undefined
  const [fit] = trunksOf(points, scale)
    .map((trunk) => fitOn(trunk, points, scale, habits))
    .toSorted((one, other) => one.effort - other.effort)
  if (!fit) return undefined
  const { trunk, limbs } = fit
  const chest = turnIn(trunk, 'upperChest')
  const head = liftHead(points, chest, scale)
  const turns = new Map(trunk.turns)
  turns.set('neck', head ? mixRotations(chest, head, 0.45) : chest)
  turns.set('head', head ?? chest)
  for (const side of ['left', 'right'] as const) {
    turns.set(`${side}Shoulder`, chest)
    for (const kind of ['Arm', 'Leg'] as const) {
      const limb = limbs[`${side}${kind}`]
      // What is not seen hangs straight down.
      const upper = limb?.upper ?? (kind === 'Arm' ? chest : turnIn(trunk, 'hips'))
      const lower = limb?.lower ?? upper
      const end = limb?.lower && endTurn(points, side, kind, { lower: limb.lower, scale, toes: habits.toes })
      turns.set(`${side}Upper${kind}`, upper)
      turns.set(`${side}Lower${kind}`, lower)
      turns.set(`${side}${kind === 'Arm' ? 'Hand' : 'Foot'}`, end ?? lower)
    }
  }
  return { joints: rounded(jointsFrom(turns, uprightJoints)), unseen: unseenIn(head, limbs) }
}

function fitOn(trunk: Trunk, points: ReadonlyMap<BodyPoint, Keypoint>, scale: number, habits: Habits): Fit {
  const [hips, chest] = [turnIn(trunk, 'hips'), turnIn(trunk, 'upperChest')]
  const limb = (side: 'left' | 'right', kind: 'Arm' | 'Leg') =>
    kind === 'Leg' && !trunk.hasHips
      ? undefined
      : liftLimb(points, side, kind, { trunk: kind === 'Arm' ? chest : hips, scale, habits })
  const limbs: Limbs = {
    leftArm: limb('left', 'Arm'),
    rightArm: limb('right', 'Arm'),
    leftLeg: limb('left', 'Leg'),
    rightLeg: limb('right', 'Leg'),
  }
  const efforts = Object.values(limbs).reduce((sum, one) => sum + (one?.effort ?? 0), 0)
  return { trunk, limbs, effort: efforts + trunkEffort(trunk, points) }
}

/** How unusual a way to hold the trunk is, in degrees: turned in itself, leaning back, or away from where the face is. */
function trunkEffort(trunk: Trunk, points: ReadonlyMap<BodyPoint, Keypoint>): number {
  const [hips, chest] = [turnIn(trunk, 'hips'), turnIn(trunk, 'upperChest')]
  const within = chain(inverse(hips), chest)
  const twist = 2 * Math.acos(Math.min(1, Math.abs(within[3]))) * (180 / Math.PI)
  const ahead = rotate(chest, [0, 0, 1])
  const [, up, back] = rotate(chest, [0, 1, 0])
  // Leaning back is leaning against where the chest faces.
  const leaning = ahead[2] * back + ahead[1] * up
  return Math.max(0, twist - 15) * 1.5 + Math.max(0, -leaning) * 40 + lookingAway(points, ahead)
}

/** The nose is on the side that the chest is turned to. */
function lookingAway(points: ReadonlyMap<BodyPoint, Keypoint>, ahead: Vector): number {
  const nose = points.get('nose')
  const [left, right] = [
    points.get('leftEar') ?? points.get('leftEye'),
    points.get('rightEar') ?? points.get('rightEye'),
  ]
  if (!nose || !left || !right) return 0
  const width = Math.max(1, Math.abs(left.at[0] - right.at[0]))
  const aside = Math.max(-1, Math.min(1, (nose.at[0] - (left.at[0] + right.at[0]) / 2) / width))
  return Math.max(0, -aside * ahead[0]) * 40
}

function unseenIn(head: Rotation | undefined, limbs: Limbs): readonly BodyPart[] {
  const unseen = limbNames.flatMap((limb): readonly BodyPart[] => {
    const lifted = limbs[limb]
    if (!lifted) return [limb]
    return lifted.lower ? [] : [limb.replace('Arm', 'Forearm').replace('Leg', 'Shin') as BodyPart]
  })
  return head ? unseen : ['head', ...unseen]
}

/** Nobody needs tenths of degrees of what a model has guessed. */
function rounded(joints: Joints): Joints {
  const bones = Object.entries(joints.bones).flatMap(([bone, turn]) => {
    const whole = turn.map((value) => Math.round(value) || 0)
    return whole.some((value) => value !== 0) ? [[bone, whole] as const] : []
  })
  return { ...joints, bones: Object.fromEntries(bones) }
}
