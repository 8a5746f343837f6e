import { cos, sin } from '@eidolon/people/exact.ts'
import type { Leg, Pose, Posture } from '#poses/pose.ts'
import { smoothstep } from '#geometry/interpolate.ts'

type Standing = Extract<Leg, { readonly stands: unknown }>

/**
 * The posture of somebody who turns around to their left: one foot stands while the body goes round over it, the other
 * one comes after on its ball. Who sits, leans or jumps is turned as they are.
 */
export function steppingRound(posture: Posture, share: number, seconds: number): Posture {
  if ('share' in posture || posture.sits || posture.leans) return posture
  const { left, right } = posture.legs ?? {}
  if (!left || !right || !('stands' in left) || !('stands' in right)) return posture
  const steps = Math.max(2, Math.round(seconds * 1.5))
  // It begins with both feet where the pose has them.
  const at = share * steps + 0.25
  const turned: Pose['legs'] = { left: stepped(left, at, steps, 1), right: stepped(right, at + 0.5, steps, -1) }
  return { ...posture, legs: turned }
}

/** A foot at this number of its steps: the first half of each it swings, the second half it stands. */
function stepped(leg: Standing, at: number, steps: number, side: 1 | -1): Leg {
  const part = at - Math.floor(at)
  const whole = 360 / steps
  // Degrees that it is ahead of the body, to the left.
  const off = whole * (smoothstep(0, 0.5, part) - part - 0.25)
  const angle = (off / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  const [x, z] = [leg.stands[0] * side, leg.stands[1]]
  const lifted = part < 0.5 ? 24 * sin(part * 2 * Math.PI) : 0
  return {
    ...leg,
    stands: [(x * c + z * s) * side, z * c - x * s],
    toes: leg.toes + off * side,
    heel: (leg.heel ?? 0) + lifted,
  }
}
