import {
  type AccessoryId,
  isRidden,
  type Joints,
  type OutfitId,
  type PoseId,
  type Setting,
  type Tints,
} from '@eidolon/people'
import { armsAmong, combined } from '#poses/combine.ts'
import { poseInSkirt } from '#poses/in-skirt.ts'
import { onHeels } from '#poses/on-heels.ts'
import { mirrored, type Arm, type Pose } from '#poses/pose.ts'
import { poses } from '#poses/poses.generated.ts'
import { handNeeds, inLeftHand } from './hand-needs.ts'
import type { HandNeed } from './prop-file.ts'

/** The right arm for what is not simply held before the body. */
const arms: Readonly<Record<Exclude<HandNeed['arm'], 'front'>, Arm>> = {
  // Beside the shoulder, for what is carried overhead.
  raised: {
    reach: 'shoulder',
    off: [0.35, -0.9, 1.5],
    elbow: [0.9, -1, -0.2],
    palm: [-1, 0.1, 0.1],
    along: [-0.2, 0.1, 1],
  },
  mouth: {
    reach: 'mouth',
    off: [0.55, -1.15, 0.75],
    elbow: [0.9, -1, -0.1],
    palm: [-0.9, 0.1, -0.3],
    along: [-0.45, 0.35, 0.8],
  },
  facing: {
    reach: 'chest',
    off: [0.75, 0.1, 2.3],
    elbow: [0.8, -1, -0.2],
    palm: [-0.45, 0.25, -0.85],
    along: [-0.6, 0.75, 0.1],
  },
  low: { arm: [3, 6, 11], elbow: 8, roll: 6 },
}

/** The pose in these clothes and shoes, with the hands around what is carried where the pose has them open. */
export function poseFor(
  id: PoseId,
  accessories: readonly AccessoryId[],
  outfit: OutfitId,
  also: With = {},
): PoseId | Pose {
  const held = also.joints
    ? ownHolding(also.joints, accessories, also.tints)
    : poseHolding(id, accessories, outfit, also)
  return accessories.includes('heels') ? onHeels(typeof held === 'string' ? poses[held].body : held) : held
}

/** Where somebody goes in a film from a pose of their own. */
export function poseTo({ pose, jointsTo, accessories, outfit, tints }: Going): Pose | undefined {
  if (!jointsTo) return undefined
  const to = poseFor(pose, accessories, outfit, { joints: jointsTo, ...(tints && { tints }) })
  return typeof to === 'string' ? undefined : to
}

type Going = Pick<Setting, 'pose' | 'jointsTo' | 'accessories' | 'outfit' | 'tints'>

/** What hands do besides, a pose of somebody's own, and where the animals are that come along. */
type With = { readonly gestures?: readonly PoseId[]; readonly joints?: Joints; readonly tints?: Tints }

/** A pose of somebody's own: nothing of it moves for what is carried, but hands close around it. */
function ownHolding(joints: Joints, accessories: readonly AccessoryId[], tints: Tints = {}): Pose {
  const inLeft = inLeftHand(accessories, tints)
  const right = handNeeds(
    accessories.filter((one) => one !== inLeft),
    tints,
  )
  const left = inLeft === undefined ? undefined : handNeeds([inLeft], tints)
  const pose = { joints, fingers: joints.hands, lift: joints.lift }
  const held = right && right.fingers !== 'open' ? withFingers(pose, 'right', right) : pose
  return left && left.fingers !== 'open' ? withFingers(held, 'left', left) : held
}

function poseHolding(
  id: PoseId,
  accessories: readonly AccessoryId[],
  outfit: OutfitId,
  { gestures = [], tints = {} }: With,
): PoseId | Pose {
  const carried = accessories.filter((one) => !isRidden(one, id))
  const own = gestures.length > 0 ? combined(id, gestures, outfit) : poseInSkirt(id, outfit)
  /** Whose the hands are. */
  const does = armsAmong(id, gestures).right ?? id
  const inLeft = inLeftHand(carried, tints)
  if (inLeft === undefined) return around({ id, own, does }, carried, tints)
  const right = carried.filter((one) => one !== inLeft)
  // Whoever does something with what is in the left does it with the left.
  if (poses[does].facts.thing === inLeft)
    return withHand(mirrored(own ?? poses[id].body), 'right', handNeeds(right, tints))
  const main = around({ id, own, does }, right, tints, 'one')
  return withHand(typeof main === 'string' ? poses[main].body : main, 'left', handNeeds([inLeft], tints))
}

/** A pose as it is struck in these clothes, where that differs from its file, and whose its hands are. */
type Struck = { readonly id: PoseId; readonly own: Pose | undefined; readonly does: PoseId }

/** The pose with its right hand, or both, around what is carried. */
function around(
  { id, own, does }: Struck,
  carried: readonly AccessoryId[],
  tints: Tints,
  free: 'one' | 'both' = 'both',
): PoseId | Pose {
  const need = handNeeds(carried, tints)
  const pose: Pose = own ?? poses[id].body
  if (does === 'drinking' && need?.rim !== undefined) return lowered(pose, need.rim)
  const { thing } = poses[does].facts
  // A pose that leaves its hands to a thing has them where that is played.
  const isMadeForIt = thing !== undefined && carried.includes(thing) && poses[does].hands !== 'rest'
  if (!need || isMadeForIt) return own ?? id
  if (poses[does].grips && need.fingers !== 'strum') return withFingers(pose, 'right', need)
  const isFree = poses[does].hands === 'rest'
  if (need.arms && (need.fingers === 'strum' || isFree || does === 'holding')) return withBoth(pose, need.arms)
  if (holds(pose, need)) return own ?? id
  if (free === 'both' && need.both && (isFree || (does === 'holding' && need.fingers === 'open')))
    return withBoth(pose, need.fingers === 'open' ? poses.casting.body : poses.reading.body)
  return withHand(poses[does].hands === 'right' ? mirrored(pose) : pose, 'right', need)
}

/** The pose with one hand around something. */
function withHand(pose: Pose, side: 'left' | 'right', need: HandNeed | undefined): Pose {
  if (!need) return pose
  const own = need.offHand ? need.arms?.arms?.right : undefined
  const arm = own ?? (need.arm === 'front' ? poses.holding.body.arms?.right : arms[need.arm])
  return withFingers({ ...pose, arms: { ...pose.arms, ...(arm ? { [side]: arm } : {}) } }, side, need)
}

const withFingers = (pose: Pose, side: 'left' | 'right', { fingers }: HandNeed): Pose => ({
  ...pose,
  fingers: { ...pose.fingers, [side]: fingers === 'fist' ? 'grip' : fingers === 'between' ? 'between' : 'hold' },
  mirrors: false,
})

/** The pose with the right hand so far below the mouth as the rim is above it. */
function lowered(pose: Pose, rim: number): Pose {
  const right = pose.arms?.right
  if (!right || !('reach' in right)) return pose
  return { ...pose, arms: { ...pose.arms, right: { ...right, below: rim } } }
}

/** The pose with the arms, the hands and the look of another. */
function withBoth(pose: Pose, { arms, fingers, neck, head, eyes }: Pose): Pose {
  return {
    ...pose,
    ...(arms && { arms }),
    ...(fingers && { fingers }),
    ...(neck && { neck }),
    ...(head && { head }),
    ...(eyes && { eyes }),
    mirrors: false,
  }
}

/** Whether a hand of the pose does already what the thing needs. */
function holds({ fingers }: Pose, { arm, both, fingers: wanted }: HandNeed): boolean {
  if (arm !== 'front' || wanted === 'strum') return false
  if (wanted === 'open') return fingers?.left === 'claw' && fingers.right === 'claw'
  const closed = (preset: string | undefined): boolean => preset === 'grip' || preset === 'hold'
  return both ? closed(fingers?.left) && closed(fingers?.right) : closed(fingers?.right) || closed(fingers?.left)
}
