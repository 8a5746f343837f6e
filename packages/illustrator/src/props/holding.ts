import type { AccessoryId } from '#catalogue/accessories.ts'
import type { OutfitId } from '#catalogue/outfits.ts'
import type { PoseId } from '#catalogue/poses.ts'
import { poseInSkirt } from '#poses/in-skirt.ts'
import { mirrored, type Arm, type Pose } from '#poses/pose.ts'
import { poses } from '#poses/poses.ts'
import { handNeeds, type HandNeed } from './hand-needs.ts'

/** Poses whose right hand has something to say: with something in it, the left says it instead. */
const rightHanded: ReadonlySet<PoseId> = new Set([
  'waving',
  'pointing',
  'thinking',
  'saluting',
  'thumbs-up',
  'peace-sign',
])

/** Poses whose hands only rest: both are free for what takes two. */
const restful: ReadonlySet<PoseId> = new Set(['standing', 'relaxed', 'sitting', 'meditating', 'kneeling', 'leaning'])

/** Beside the shoulder, for what is carried overhead. */
const raised: Arm = {
  reach: 'shoulder',
  off: [0.35, -0.9, 1.5],
  elbow: [0.9, -1, -0.2],
  palm: [-1, 0.1, 0.1],
  along: [-0.2, 0.1, 1],
}

/** The pose in these clothes, with the right hand around what is carried when the pose has it open. */
export function poseFor(id: PoseId, accessories: readonly AccessoryId[], outfit: OutfitId): PoseId | Pose {
  const need = handNeeds(accessories)
  const dressed = poseInSkirt(id, outfit)
  const pose: Pose = dressed ?? poses[id]
  if (!need || holds(pose, need)) return dressed ?? id
  if (need.both && restful.has(id)) return withBoth(pose, need.fingers === 'open' ? poses.casting : poses.reading)
  const free = rightHanded.has(id) ? mirrored(pose) : pose
  const arm = need.arm === 'raised' ? raised : poses.holding.arms?.right
  return {
    ...free,
    arms: { ...free.arms, ...(arm ? { right: arm } : {}) },
    fingers: { ...free.fingers, right: need.fingers === 'fist' ? 'grip' : 'hold' },
    mirrors: false,
  }
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
  if (arm === 'raised') return false
  if (wanted === 'open') return fingers?.left === 'claw' && fingers.right === 'claw'
  const closed = (preset: string | undefined): boolean => preset === 'grip' || preset === 'hold'
  return both ? closed(fingers?.left) && closed(fingers?.right) : closed(fingers?.right) || closed(fingers?.left)
}
