import type { Joints } from '@eidolon/people'
import { mirroredJoints } from '@eidolon/people/poses/joints.ts'
import type { Vector } from '#geometry/vector.ts'
import type { BroughtId } from './station-props.ts'
import type { FingersId } from './fingers.ts'

/**
 * Degrees from standing upright with hanging arms. `forward`: the far end of the bone goes to the front. `twist`: its
 * front turns to the person's left; of limbs, outwards. `side`: the far end goes to the left; of limbs, outwards.
 */
export type Turn = readonly [forward: number, twist: number, side: number]

/** Places on the body that hands go to; they lie on the skin, so that a stout person's hands stay outside. */
export const landmarks = {
  hip: { bone: 'root', at: [1.5, 1.15, 0.15] },
  pocket: { bone: 'root', at: [1.35, 0.25, 0.6] },
  loin: { bone: 'spine05', at: [0.35, 1.3, -0.6] },
  belly: { bone: 'spine04', at: [0.3, 2.1, 1.25] },
  ribs: { bone: 'spine02', at: [0.95, 3.35, 1.0] },
  chest: { bone: 'spine01', at: [0.35, 4.4, 1.15] },
  flank: { bone: 'spine02', at: [1.3, 4.1, 0.3] },
  shoulder: { bone: 'spine01', at: [1.5, 5.45, 0.2] },
  chin: { bone: 'head', at: [0.12, 6.1, 1.4] },
  mouth: { bone: 'head', at: [0, 6.6, 1.55] },
  cheek: { bone: 'head', at: [0.6, 6.75, 1.1] },
  temple: { bone: 'head', at: [0.72, 7.45, 1.0] },
  crown: { bone: 'head', at: [0.2, 8.4, 0.3] },
  thigh: { bone: 'upperleg02', at: [1.25, -1.6, 0.95] },
  knee: { bone: 'upperleg02', at: [1.55, -3.3, 0.85] },
  ankle: { bone: 'lowerleg02', at: [1.6, -7.2, 0.6] },
} as const satisfies Readonly<Record<string, { readonly bone: string; readonly at: Vector }>>

export type LandmarkId = keyof typeof landmarks

/** An arm by its angles, or by where the palm is to be. */
export type Arm =
  | {
      readonly arm: Turn
      /** How far the elbow is bent, and how far the forearm turns its palm backwards (outwards below 0). */
      readonly elbow: number
      readonly roll?: number
      readonly hand?: Turn
    }
  | {
      readonly reach: LandmarkId
      /** On the other side of the body. */
      readonly over?: boolean
      /** From there to the palm, in decimeters of a person of middling height; x outwards on the arm's own side. */
      readonly off: Vector
      /** How much lower than that in decimeters, for things that don't scale with the person. */
      readonly below?: number
      /** Where the elbow points, where the palm faces and where the fingers point; x outwards, seen from the chest. */
      readonly elbow: Vector
      readonly palm: Vector
      readonly along: Vector
    }
  | HandTarget

/** An arm whose hand is where somebody else is: the palm at a point, all directions as the person stands, unmirrored. */
export type HandTarget = {
  readonly to: Vector
  readonly elbow: Vector
  readonly palm: Vector
  readonly along: Vector
}

/** A leg by its angles, or by where its foot stands. */
export type Leg =
  | { readonly thigh: Turn; readonly knee: number; readonly foot?: Turn }
  | {
      /** Decimeters outwards from the middle and ahead of the hips, for a person of middling height. */
      readonly stands: readonly [out: number, ahead: number]
      /** How far the toes point outwards. */
      readonly toes: number
      /** How far the heel is off the ground, in degrees of the foot. */
      readonly heel?: number
      /** How far the knee goes outwards, in degrees from where the toes point. */
      readonly knee?: number
    }

/** What the body does, as data. Everything left out is as in standing upright. */
export type Pose = {
  /** One of the pack's poses to begin with; what follows is laid over it. */
  readonly from?: string
  /** A pose of somebody's own to begin with; what follows is laid over it. */
  readonly joints?: Joints
  readonly hips?: Turn
  /** Where the hips are, in decimeters of a person of middling height: left, up, ahead. */
  readonly shift?: Vector
  /** Bend of the lower back, the upper back, the neck and the head. */
  readonly waist?: Turn
  readonly chest?: Turn
  readonly neck?: Turn
  readonly head?: Turn
  /** Degrees that the shoulders are up and ahead. */
  readonly shoulders?: { readonly left?: Shoulder; readonly right?: Shoulder }
  readonly arms?: { readonly left?: Arm; readonly right?: Arm }
  readonly legs?: { readonly left?: Leg; readonly right?: Leg }
  readonly fingers?: { readonly left?: FingersId; readonly right?: FingersId }
  /** The person sits on something at the height of the thighs. */
  readonly sits?: boolean
  /** The person is on a mount: what they ride or drive is built under them, to where seat, hands and feet are. */
  readonly rides?: 'slow' | 'fast'
  /** How far round the camera goes when no side is asked for, degrees: a vehicle is known by its side. */
  readonly round?: number
  /** The back leans on something. */
  readonly leans?: boolean
  /** Props that only this pose has, such as a desk, an anvil or a comb (`figure/station-props`). */
  readonly brings?: BroughtId
  /** What the hands of a gesture have with them besides. */
  readonly tool?: BroughtId
  /** On the ground: who waves in a film does it from there. */
  readonly stays?: boolean
  /** How high above the ground the lowest point is. */
  readonly lift?: number
  /** Where the eyes go when they do not look at the camera: left, up, from the head, in degrees. */
  readonly eyes?: readonly [left: number, up: number]
  /** The other side may do it as well. */
  readonly mirrors?: boolean
}

type Shoulder = readonly [up: number, ahead: number]

/** Two poses and how much of the second: for films. */
export type Blend = { readonly one: Posture; readonly other: Posture; readonly share: number }

export type Posture = Pose | Blend

/** From `one` (0) to `other` (1), each joint the short way. */
export const blendPoses = (one: Posture, other: Posture, share: number): Posture =>
  share <= 0 ? one : share >= 1 ? other : { one, other, share }

/** Whether somebody has made it themselves, so that it is left as it is. */
export const isOwnPose = (posture: Posture): boolean =>
  'share' in posture ? isOwnPose(posture.one) && isOwnPose(posture.other) : posture.joints !== undefined

/** The posture with arms that hold on to somebody else, whatever else it does. */
export function withHeld(posture: Posture, arms: { readonly left?: HandTarget; readonly right?: HandTarget }): Posture {
  if ('share' in posture) return { ...posture, one: withHeld(posture.one, arms), other: withHeld(posture.other, arms) }
  return { ...posture, arms: { ...posture.arms, ...arms } }
}

/** The same pose with left and right exchanged. */
export function mirrored(pose: Pose): Pose {
  const swap = <Side>(pair: { readonly left?: Side; readonly right?: Side } | undefined) =>
    pair && { ...(pair.right && { left: pair.right }), ...(pair.left && { right: pair.left }) }
  const flip = (turn: Turn | undefined): Turn | undefined => turn && [turn[0], -turn[1], -turn[2]]
  return compact({
    ...pose,
    from: pose.from === undefined ? undefined : pose.from.startsWith('-') ? pose.from.slice(1) : `-${pose.from}`,
    joints: pose.joints && mirroredJoints(pose.joints),
    hips: flip(pose.hips),
    shift: pose.shift && [-pose.shift[0], pose.shift[1], pose.shift[2]],
    waist: flip(pose.waist),
    chest: flip(pose.chest),
    neck: flip(pose.neck),
    head: flip(pose.head),
    shoulders: swap(pose.shoulders),
    arms: swap(pose.arms),
    legs: swap(pose.legs),
    fingers: swap(pose.fingers),
    eyes: pose.eyes && [-pose.eyes[0], pose.eyes[1]],
  })
}

type Loose<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined }

/** Without the keys that say nothing. */
function compact(pose: Loose<Pose>): Pose {
  return Object.fromEntries(Object.entries(pose).filter(([, value]) => value !== undefined))
}
