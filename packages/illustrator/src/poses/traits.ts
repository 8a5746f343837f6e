import type { Pose, Posture } from './pose.ts'

/** What a posture says beside its joints. */
export type Traits = {
  readonly lift: number
  readonly sits: boolean
  readonly leans: boolean
  readonly rides: Pose['rides']
  readonly brings: Pose['brings']
  readonly tool: Pose['tool']
  /** Where the eyes go when they do not look at the camera, and how much they do that. */
  readonly eyes: readonly [left: number, up: number] | undefined
  readonly grips: { readonly left: boolean; readonly right: boolean }
}

export function traitsOf(posture: Posture): Traits {
  if (!('share' in posture)) return ownTraits(posture)
  const one = traitsOf(posture.one)
  const other = traitsOf(posture.other)
  const later = posture.share < 0.5 ? one : other
  // Who rides stays on their mount, whatever the rest of them does.
  return { ...later, rides: one.rides, lift: one.lift + (other.lift - one.lift) * posture.share }
}

function ownTraits({ lift = 0, sits = false, leans = false, rides, brings, tool, eyes, fingers }: Pose): Traits {
  const grips = (preset: string | undefined) => preset === 'grip' || preset === 'hold' || preset === 'between'
  return {
    lift,
    sits,
    leans,
    rides,
    brings,
    tool,
    eyes,
    grips: { left: grips(fingers?.left), right: grips(fingers?.right) },
  }
}
