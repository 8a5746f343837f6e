import type { MotionId } from '@eidolon/people'
import type { Face } from '#faces/faces.ts'
import { addMuscles, type Muscles } from '#faces/units.ts'
import { poses } from '#poses/poses.generated.ts'
import { type Arm, blendPoses, type Pose, type Posture } from '#poses/pose.ts'
import { blinkAt, blinking, talkAt } from './face-motion.ts'
import { nudged } from './nudge.ts'
import { steppingRound } from './turning.ts'
import { stride, walkPose } from './walk.ts'
import { rise, swing, wander } from './wave.ts'
import { smoothstep } from '#geometry/interpolate.ts'

/** What a person does at one moment of a film. */
export type Moment = {
  readonly posture: Posture
  readonly face: Face
  /** Turned around, in degrees; what the ground carries turns with the person. */
  readonly turned: number
}

/** What the picture would show without the motion. */
export type Rest = {
  readonly pose: Posture
  /** Where they go from there and come back from. */
  readonly to?: Posture
  readonly face: Face
  readonly seed: number
  readonly seconds: number
  /** Little more than the head is in the picture: a hand that is to be seen stays beside it, on this side. */
  readonly beside?: 'left' | 'right'
}

type Motion = (share: number, rest: Rest) => Moment

/** Everybody breathes and blinks, whatever else they do. */
function alive(share: number, { pose, face, seed, seconds }: Rest, posture: Posture = pose): Moment {
  const breath = rise(share, seconds, 3.4)
  const sway = swing(share, seconds, 5.2)
  return {
    posture: nudged(posture, {
      chest: [-1.6 * breath, 0, 0],
      shoulders: 1.6 * breath,
      waist: [0, 0.8 * sway, 0.7 * sway],
      neck: [0.8 * breath, 0, 0],
      head: [0.6 * breath, 1.6 * swing(share, seconds, 4.1), -0.8 * sway],
      arms: { left: { arm: [0.6 * sway, 0, 0.8 * breath] }, right: { arm: [-0.6 * sway, 0, 0.8 * breath] } },
    }),
    face: { ...face, muscles: blinking(face.muscles, blinkAt(share * seconds, seed)) },
    turned: 0,
  }
}

const motions: Readonly<Record<MotionId, Motion>> = {
  idle: (share, rest) => alive(share, rest),
  wave: (share, rest) => {
    // Up, some waves of the hand, and down again: it ends where it began.
    const up = smoothstep(0.04, 0.22, share) * smoothstep(0.98, 0.8, share)
    const hand = swing(share, rest.seconds, 0.55) * up
    const waving = wavingFrom(rest.pose, rest.beside)
    const there = nudged(waving, { arms: { right: { arm: [0, 0, 5 * hand] }, left: { arm: [0, 0, 5 * hand] } } })
    const moment = alive(share, rest, blendPoses(rest.pose, wavedBy(there, hand), up))
    return { ...moment, face: moved(moment.face, { smile: 0.25 * up }) }
  },
  walk: (share, rest) => {
    const steps = Math.max(1, Math.round(rest.seconds / stride))
    return alive(share, rest, walkPose(share * steps))
  },
  turn: (share, rest) => ({
    ...alive(share, rest, steppingRound(rest.pose, share, rest.seconds)),
    turned: 360 * share,
  }),
  talk: (share, rest) => {
    const t = share * rest.seconds
    const nod = (wander('nod', rest.seed, t * 1.7) - 0.5) * 7
    const tilt = (wander('tilt', rest.seed, t * 0.8) - 0.5) * 8
    const hands = (wander('hands', rest.seed, t * 1.3) - 0.3) * 26
    const moment = alive(share, rest)
    return {
      ...moment,
      posture: nudged(moment.posture, {
        head: [nod, tilt * 0.6, tilt * 0.5],
        chest: [0, tilt * 0.25, 0],
        arms: { left: { elbow: Math.max(0, hands) }, right: { elbow: Math.max(0, hands * 0.8) } },
      }),
      face: moved(moment.face, talkAt(t, rest.seed)),
    }
  },
  'look-around': (share, rest) => {
    const eyes = glance(share + 0.025) * 22
    const head = glance(share) * 38
    const moment = alive(share, rest)
    const posture = nudged(moment.posture, {
      neck: [0, head * 0.4, 0],
      head: [0, head * 0.6, 0],
      chest: [0, head * 0.15, 0],
    })
    return { ...moment, posture, face: { ...moment.face, eyes: [eyes - head * 0.2, 0] } }
  },
  dance: (share, rest) => {
    const beat = 0.62
    const side = swing(share, rest.seconds, beat * 4)
    const bounce = rise(share, rest.seconds, beat)
    const arms = swing(share, rest.seconds, beat * 2)
    const dancing = poses.dancing.body
    const base = blendPoses(rest.pose, dancing, 0.55 + 0.25 * side)
    const moment = alive(share, rest, base)
    return {
      ...moment,
      posture: nudged(moment.posture, {
        hips: [0, 8 * side, 5 * side],
        shift: [0.5 * side, -0.35 * bounce, 0],
        waist: [3 * bounce, -8 * side, -8 * side],
        chest: [-2 * bounce, -6 * side, -4 * side],
        head: [4 * bounce, 5 * side, 6 * side],
        arms: {
          left: { arm: [14 * arms, 0, 10 * bounce], elbow: 14 * arms },
          right: { arm: [-14 * arms, 0, 10 * bounce], elbow: -14 * arms },
        },
      }),
      face: moved(moment.face, { smile: 0.3 }),
    }
  },
  nod: (share, rest) => {
    const when = smoothstep(0.08, 0.2, share) * smoothstep(0.92, 0.75, share)
    const down = rise(share, rest.seconds, 0.75) * when
    const moment = alive(share, rest)
    return {
      ...moment,
      posture: nudged(moment.posture, { neck: [5 * down, 0, 0], head: [9 * down, 0, 0] }),
      face: moved(moment.face, { smile: 0.15 * when }),
    }
  },
}

/** The face with more at work in it. */
const moved = (face: Face, more: Muscles): Face => ({ ...face, muscles: addMuscles(face.muscles, more) })

/** Where the look goes: to the left, to the right and back, resting at each. -1..1. */
const glance = (share: number): number =>
  smoothstep(0.08, 0.22, share) - 2 * smoothstep(0.42, 0.62, share) + smoothstep(0.82, 0.96, share)

/** The hand itself sways at the wrist. */
function wavedBy(posture: Posture, hand: number): Posture {
  if ('share' in posture) return { ...posture, one: wavedBy(posture.one, hand), other: wavedBy(posture.other, hand) }
  const arms = Object.fromEntries(
    Object.entries(posture.arms ?? {}).map(([side, arm]) => {
      if (arm && 'reach' in arm) return [side, isRaised(arm) ? swayed(arm, hand) : arm]
      if (arm && 'to' in arm) return [side, arm]
      const raised = arm && arm.arm[0] + arm.arm[2] > 50
      return [side, raised ? { ...arm, hand: [0, 0, 24 * hand], elbow: arm.elbow + 8 * hand } : arm]
    }),
  )
  return { ...posture, arms }
}

type Reaching = Extract<Arm, { readonly reach: unknown }>

const isRaised = ({ off, along }: Reaching): boolean => off[1] > 1 && along[1] > 0.5

/** The hand to and fro, from the elbow. */
const swayed = (arm: Reaching, hand: number): Reaching => ({
  ...arm,
  off: [arm.off[0] + 0.3 * hand, arm.off[1], arm.off[2]],
  along: [arm.along[0] + 0.4 * hand, arm.along[1], arm.along[2]],
})

/** A wave that the picture of a head has room for, on the side where there is more of it. */
function besideHead(side: 'left' | 'right'): Pose {
  const { arms, fingers } = poses.waving.body
  const raised: Arm = {
    reach: 'shoulder',
    off: [0.7, 1.5, 1],
    elbow: [0.8, -1, 0.1],
    palm: [0.1, 0, 1],
    along: [0.16, 1, 0.05],
  }
  const other = side === 'left' ? 'right' : 'left'
  return {
    ...poses.waving.body,
    arms: { [side]: raised, ...(arms?.left && { [other]: arms.left }) },
    fingers: { [side]: fingers?.right, [other]: fingers?.left },
  }
}

/** The pose that waves; who sits, leans or is on the ground stays where they are and raises the hand alone. */
function wavingFrom(pose: Posture, beside: Rest['beside']): Pose {
  const waving = beside ? besideHead(beside) : poses.waving.body
  if ('share' in pose || !(pose.sits || pose.leans || pose.stays)) return waving
  const side = beside ?? 'right'
  const [arm, fingers] = [waving.arms?.[side], waving.fingers?.[side]]
  return {
    ...pose,
    arms: { ...pose.arms, ...(arm && { [side]: arm }) },
    fingers: { ...pose.fingers, ...(fingers && { [side]: fingers }) },
  }
}

/** The person at `share` (0..1) of a film. */
export const momentAt = (motion: MotionId, share: number, rest: Rest): Moment =>
  motions[motion](share, rest.to ? { ...rest, pose: blendPoses(rest.pose, rest.to, thereAndBack(share)) } : rest)

/** Somewhat less than half of the time to go there, a rest, and back: it ends where it began. */
const thereAndBack = (share: number): number => smoothstep(0.04, 0.44, share) * smoothstep(0.98, 0.58, share)
