import type { Arm, Pose, Posture, Turn } from '#poses/pose.ts'

/** What is added to a pose, in the pose's own measures. */
export type Nudge = {
  readonly hips?: Turn
  readonly shift?: readonly [number, number, number]
  readonly waist?: Turn
  readonly chest?: Turn
  readonly neck?: Turn
  readonly head?: Turn
  /** Both shoulders up. */
  readonly shoulders?: number
  /** Added to arms that are given by their angles; arms that reach for something stay there. */
  readonly arms?: { readonly left?: Swing; readonly right?: Swing }
}

type Swing = { readonly arm?: Turn; readonly elbow?: number }

/** The posture with a little more of everything that the nudge names. */
export function nudged(posture: Posture, nudge: Nudge): Posture {
  if ('share' in posture)
    return { one: nudged(posture.one, nudge), other: nudged(posture.other, nudge), share: posture.share }
  const turns = ['hips', 'waist', 'chest', 'neck', 'head'] as const
  const bent = Object.fromEntries(
    turns.flatMap((name) => (nudge[name] ? [[name, sum(posture[name], nudge[name])] as const] : [])),
  )
  const { shoulders, arms, shift } = nudge
  return {
    ...posture,
    ...bent,
    ...(shift && { shift: sum(posture.shift, shift) }),
    ...(shoulders !== undefined && {
      shoulders: { left: raised(posture, 'left', shoulders), right: raised(posture, 'right', shoulders) },
    }),
    ...(arms && {
      arms: { ...posture.arms, ...swung(posture, 'left', arms.left), ...swung(posture, 'right', arms.right) },
    }),
  }
}

type NudgedSide = 'left' | 'right'
type Three = readonly [number, number, number]

const sum = ([a, b, c]: Three = [0, 0, 0], [x, y, z]: Three): Three => [a + x, b + y, c + z]

function raised(pose: Pose, side: NudgedSide, by: number): readonly [number, number] {
  const [up, ahead] = pose.shoulders?.[side] ?? [0, 0]
  return [up + by, ahead]
}

function swung(pose: Pose, side: NudgedSide, by: Swing | undefined): { readonly [One in NudgedSide]?: Arm } {
  const arm = pose.arms?.[side]
  if (!by || !arm || !('arm' in arm)) return {}
  return { [side]: { ...arm, arm: sum(arm.arm, by.arm ?? [0, 0, 0]), elbow: Math.max(0, arm.elbow + (by.elbow ?? 0)) } }
}
