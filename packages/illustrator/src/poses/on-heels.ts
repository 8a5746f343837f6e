import type { Joints } from '@eidolon/people'
import type { Leg, Pose } from './pose.ts'

/** How steep a foot stands in shoes with high heels, in degrees; `props/catalogue/footwear/heels.ts` has the heels. */
export const steep = 30

/** By how much whoever stands in them is taller, at least; the legs are stretched to what they reach. */
const rise = 0.8

const standing: Leg = { stands: [0.95, 0], toes: 8 }

const raised = (leg: Leg): Leg =>
  'stands' in leg
    ? { ...leg, heel: Math.max(leg.heel ?? 0, steep) }
    : { ...leg, foot: [(leg.foot?.[0] ?? 0) - steep * 0.7, leg.foot?.[1] ?? 0, leg.foot?.[2] ?? 0] }

function steeper(joints: Joints): Joints {
  const foot = ([forward, twist, side]: readonly [number, number, number] = [0, 0, 0]) =>
    [forward - steep * 0.7, twist, side] as const
  const { leftFoot, rightFoot } = joints.bones
  return { ...joints, bones: { ...joints.bones, leftFoot: foot(leftFoot), rightFoot: foot(rightFoot) } }
}

/** The same pose in high heels: the balls of the feet stay where they were, the heels are up. */
export function onHeels(pose: Pose): Pose {
  // Legs that come from one of the pack's poses are as they are there; feet of somebody's own pose stand on their balls.
  if (pose.joints) return { ...pose, joints: steeper(pose.joints) }
  if (pose.from !== undefined && !pose.legs) return pose
  const [aside, up, ahead] = pose.shift ?? [0, 0, 0]
  return {
    ...pose,
    shift: [aside, up + rise, ahead],
    legs: { left: raised(pose.legs?.left ?? standing), right: raised(pose.legs?.right ?? standing) },
  }
}
