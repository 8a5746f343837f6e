import { halfOf, type OutfitId, type PoseId } from '@eidolon/people'
import { poseInSkirt } from './in-skirt.ts'
import { mirrored, type Pose, type Turn } from './pose.ts'
import { poses } from './poses.generated.ts'

/** A pose with the gestures that go with it: arms, hands and head of theirs on its legs. */
export function combined(id: PoseId, gestures: readonly PoseId[], outfit: OutfitId): Pose {
  const own: Pose = poseInSkirt(id, outfit) ?? poses[id].body
  const { right, left } = armsAmong(id, gestures)
  const look = gestures.find((one) => halfOf(one) === 'look')
  const one = right === undefined || right === id ? own : withArms(own, poses[right].body, sidesOf(right))
  const both = left === undefined ? one : withArms(one, mirrored(poses[left].body), ['left'])
  return look === undefined ? { ...both, mirrors: false } : withLook(both, poses[look].body)
}

const sidesOf = (gesture: PoseId): readonly Side[] => (halfOf(gesture) === 'arm' ? ['right'] : ['left', 'right'])
type Side = 'left' | 'right'

/**
 * Whose the arms are: of two that need one each, the first has the right one. A hand that only holds something leaves
 * them to any other gesture.
 */
export function armsAmong(
  id: PoseId,
  gestures: readonly PoseId[],
): { readonly right?: PoseId; readonly left?: PoseId } {
  const isLegs = halfOf(id) === 'legs'
  if (!isLegs && halfOf(id) !== 'arm') return {}
  const arms = gestures.filter((one) => halfOf(one) === 'arms' || halfOf(one) === 'arm')
  const busy = arms.filter((one) => one !== 'holding')
  const [right, left] = isLegs ? (busy.length > 0 ? busy : arms) : [id, ...busy]
  return { ...(right && { right }), ...(left && { left }) }
}

/** Whose trunk is so far from upright holds the head as that needs it. */
const tilted = 30

function withArms(own: Pose, gesture: Pose, sides: readonly Side[]): Pose {
  const [forward, , side] = own.hips ?? none
  const isUpright = Math.max(Math.abs(forward), Math.abs(side)) < tilted && sides.includes('right')
  const of = <Part>(pair: { readonly left?: Part; readonly right?: Part } | undefined) =>
    Object.fromEntries(sides.flatMap((one) => (pair?.[one] === undefined ? [] : [[one, pair[one]]])))
  const { arms, fingers, shoulders, neck, head, eyes, brings } = gesture
  return {
    ...own,
    ...(sides.includes('right') && upright(own)),
    arms: { ...own.arms, ...of(arms) },
    fingers: { ...own.fingers, ...of(fingers) },
    shoulders: { ...own.shoulders, ...of(shoulders) },
    ...(isUpright && neck && { neck }),
    ...(isUpright && head && { head }),
    ...(eyes && { eyes }),
    ...(brings && { tool: brings }),
    mirrors: false,
  }
}

/** Arms that reach ahead do it from a back that is not bent far over. */
function upright({ hips = none, waist = none, chest = none }: Pose): Pick<Pose, 'waist' | 'chest'> {
  const tooFar = hips[0] + waist[0] + chest[0] - 14
  if (tooFar <= 0 || hips[0] >= tilted) return {}
  const back = (turn: Turn): Turn => [turn[0] - tooFar / 2, turn[1], turn[2]]
  return { waist: back(waist), chest: back(chest) }
}

const none: Turn = [0, 0, 0]

/** The head alone; eyes that the look leaves out are on the camera. */
function withLook({ eyes: _eyes, ...own }: Pose, { neck, head, eyes }: Pose): Pose {
  return { ...own, ...(neck && { neck }), ...(head && { head }), ...(eyes && { eyes }), mirrors: false }
}
