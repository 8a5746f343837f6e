import type { Joints, PoseBone } from '@eidolon/contract/characters/bones.ts'
import { chain, fromTo, inverse, mixRotations, type Rotation, still } from '#maths/rotation.ts'
import { lengthOf, minus, plus, type Vector } from '#maths/vector.ts'
import { limitsOf, turnOf } from './bone-turns.ts'
import { aboveIn, turnsOf, withTurn } from './joints.ts'
import { mannequinIn, type MannequinPoint } from './mannequin.ts'

export type Limb = 'leftHand' | 'rightHand' | 'leftFoot' | 'rightFoot'

const bonesOf = {
  leftHand: ['leftUpperArm', 'leftLowerArm'],
  rightHand: ['rightUpperArm', 'rightLowerArm'],
  leftFoot: ['leftUpperLeg', 'leftLowerLeg'],
  rightFoot: ['rightUpperLeg', 'rightLowerLeg'],
} as const satisfies Readonly<Record<Limb, readonly [PoseBone, PoseBone]>>

const at = (points: ReadonlyMap<MannequinPoint, Vector>, point: MannequinPoint): Vector =>
  points.get(point) ?? [0, 0, 0]

/** The joints with a bone turned so, seen from outside, as far as it goes. */
function turnedTo(joints: Joints, bone: PoseBone, wanted: Rotation): Joints {
  const local = chain(inverse(aboveIn(turnsOf(joints), bone)), wanted)
  return withTurn(joints, bone, turnOf(bone, local, joints.bones[bone]))
}

/** Halves the way so often: finer than anybody sees. */
const halvings = 14

/**
 * Brings a hand or a foot to a place, as near as its joints let it come: elbow or knee bend until the distance is right,
 * then the whole limb swings there. Hand and foot stay turned as they were.
 */
export function reachTo(joints: Joints, limb: Limb, to: Vector): Joints {
  const [upper, lower] = bonesOf[limb]
  const before = mannequinIn(joints)
  // The ground is the same all the while: what is lowest may change under way.
  const root = at(before.points, upper)
  const held = before.turns.get(limb) ?? still
  const wanted = lengthOf(minus(to, root))
  let next = bentTo(joints, [upper, lower, limb], wanted)
  const bent = mannequinIn(next)
  const [shoulder, end] = [at(bent.points, upper), at(bent.points, limb)]
  const swing = fromTo(minus(end, shoulder), minus(to, root))
  next = turnedTo(next, upper, chain(swing, bent.turns.get(upper) ?? still))
  return turnedTo(next, limb, held)
}

/** The middle joint bent until its ends are so far apart. */
function bentTo(joints: Joints, [upper, lower, end]: readonly [PoseBone, PoseBone, Limb], apart: number): Joints {
  const [least, max] = limitsOf(lower)[0]
  const [, twist, side] = joints.bones[lower] ?? [0, 0, 0]
  const bent = (forward: number) => withTurn(joints, lower, [forward, twist, side])
  const reach = (forward: number): number => {
    const { points } = mannequinIn(bent(forward))
    return lengthOf(minus(at(points, end), at(points, upper)))
  }
  // From straight to as far as it bends: elbows to the front, knees to the back.
  let [straight, folded] = end.endsWith('Hand') ? [Math.max(0, least), max] : [Math.min(0, max), least]
  for (let step = 0; step < halvings; step += 1) {
    const half = (straight + folded) / 2
    if (reach(half) > apart) straight = half
    else folded = half
  }
  return bent((straight + folded) / 2)
}

/** Which bones point to what is pulled, and how much of the way each goes. */
const pulled = {
  leftLowerArm: [['leftUpperArm', 1]],
  rightLowerArm: [['rightUpperArm', 1]],
  leftLowerLeg: [['leftUpperLeg', 1]],
  rightLowerLeg: [['rightUpperLeg', 1]],
  crown: [
    ['neck', 0.5],
    ['head', 1],
  ],
  neck: [
    ['spine', 0.4],
    ['chest', 0.6],
    ['upperChest', 1],
  ],
  leftFingertips: [['leftHand', 1]],
  rightFingertips: [['rightHand', 1]],
  leftToes: [['leftFoot', 1]],
  rightToes: [['rightFoot', 1]],
} as const satisfies Readonly<Partial<Record<MannequinPoint, readonly (readonly [PoseBone, number])[]>>>

export type Pulled = keyof typeof pulled
export const isPulled = (point: MannequinPoint): point is Pulled => point in pulled
export const isLimb = (point: MannequinPoint): point is Limb => point in bonesOf

/** Turns what leads to a point until it points to a place: the upper arm for an elbow, the back for the neck. */
export function pullTo(joints: Joints, point: Pulled, to: Vector): Joints {
  let next = joints
  const chainOf: readonly (readonly [PoseBone, number])[] = pulled[point]
  const first = at(mannequinIn(joints).points, chainOf[0]?.[0] ?? 'hips')
  for (const [bone, share] of chainOf) {
    const { points, turns } = mannequinIn(next)
    // The ground may move; what counts is where it is from the first of the bones.
    const moved = minus(at(points, chainOf[0]?.[0] ?? 'hips'), first)
    const from = at(points, bone)
    const swing = mixRotations(still, fromTo(minus(at(points, point), from), minus(plus(to, moved), from)), share)
    next = turnedTo(next, bone, chain(swing, turns.get(bone) ?? still))
  }
  return next
}

/** Moves the hips while both feet stay where they are: knees bend, or stretch. */
export function moveHips(joints: Joints, by: Vector): Joints {
  const { points } = mannequinIn(joints)
  let next = joints
  for (const foot of ['leftFoot', 'rightFoot'] as const) {
    const [upper] = bonesOf[foot]
    const now = mannequinIn(next).points
    const away = minus(at(points, foot), at(points, upper))
    next = reachTo(next, foot, plus(at(now, upper), minus(away, by)))
  }
  return next
}
