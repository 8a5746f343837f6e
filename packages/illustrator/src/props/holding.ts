import { type AccessoryId, isRidden, type OutfitId, type PoseId } from '@eidolon/people'
import { poseInSkirt } from '#poses/in-skirt.ts'
import { mirrored, type Arm, type Pose } from '#poses/pose.ts'
import { poses } from '#poses/poses.generated.ts'
import { handNeeds } from './hand-needs.ts'
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

/** The pose in these clothes, with the right hand around what is carried when the pose has it open. */
export function poseFor(id: PoseId, accessories: readonly AccessoryId[], outfit: OutfitId): PoseId | Pose {
  const need = handNeeds(accessories.filter((one) => !isRidden(one, id)))
  const dressed = poseInSkirt(id, outfit)
  const pose: Pose = dressed ?? poses[id].body
  if (id === 'drinking' && need?.rim !== undefined) return lowered(pose, need.rim)
  const { thing } = poses[id].facts
  const isMadeForIt = thing !== undefined && accessories.includes(thing) && !isRidden(thing, id)
  if (!need || isMadeForIt) return dressed ?? id
  const isFree = poses[id].hands === 'rest'
  if (need.arms && (need.fingers === 'strum' || isFree || id === 'holding')) return withBoth(pose, need.arms)
  if (holds(pose, need)) return dressed ?? id
  if (need.both && (isFree || (id === 'holding' && need.fingers === 'open')))
    return withBoth(pose, need.fingers === 'open' ? poses.casting.body : poses.reading.body)
  const free = poses[id].hands === 'right' ? mirrored(pose) : pose
  const arm = need.arm === 'front' ? poses.holding.body.arms?.right : arms[need.arm]
  return {
    ...free,
    arms: { ...free.arms, ...(arm ? { right: arm } : {}) },
    fingers: { ...free.fingers, right: need.fingers === 'fist' ? 'grip' : 'hold' },
    mirrors: false,
  }
}

/** The pose with the right hand so far below the mouth as the rim is above it. */
function lowered(pose: Pose, rim: number): Pose {
  const right = pose.arms?.right
  if (!right || !('reach' in right)) return pose
  const [x, y, z] = right.off
  return { ...pose, arms: { ...pose.arms, right: { ...right, off: [x, y - rim, z] } } }
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
