import type { PoseFacts } from '@eidolon/people'
import { footing, folded, restOnRight, seated, seatedInSkirt, side } from './footing.ts'
import { atLongHandle } from './long-handle.ts'
import { pose, type PoseFile } from './pose-file.ts'
import type { Arm, Leg, Pose } from './pose.ts'

/** What poses share, by the names that their files know it by. */
export const shared = {
  bodies: { footing, restOnRight, atLongHandle },
  legs: { seated, seatedInSkirt, folded },
  arms: { side },
} as const

type Pair<Part> = { readonly left?: Part; readonly right?: Part }
type Written<Part> = Pair<Part> | { readonly both: Part }
type WrittenLegs = Written<Leg> | keyof typeof shared.legs
type WrittenBody = Omit<Pose, 'arms' | 'legs' | 'fingers' | 'shoulders'> & {
  readonly extends?: keyof typeof shared.bodies
  readonly arms?: Written<Arm | keyof typeof shared.arms>
  readonly legs?: WrittenLegs
  readonly fingers?: Written<NonNullable<NonNullable<Pose['fingers']>['left']>>
  readonly shoulders?: Written<NonNullable<NonNullable<Pose['shoulders']>['left']>>
}
type WrittenPose = Omit<PoseFile, 'facts' | 'body' | 'inSkirt'> &
  PoseFacts & { readonly body: WrittenBody; readonly inSkirt?: WrittenLegs }

/** Left and right alike: `"arms": { "both": { … } }`. */
const pair = <Part>(written: Written<Part>): Pair<Part> =>
  'both' in written ? { left: written.both, right: written.both } : written

const legsOf = (legs: WrittenLegs): Pair<Leg> => (typeof legs === 'string' ? shared.legs[legs] : pair(legs))

function armsOf(arms: Written<Arm | keyof typeof shared.arms>): Pair<Arm> {
  const known = Object.entries(pair(arms)).map(([at, arm]) => [at, typeof arm === 'string' ? shared.arms[arm] : arm])
  return Object.fromEntries(known)
}

function bodyOf({ extends: base, arms, legs, fingers, shoulders, ...own }: WrittenBody): Pose {
  return {
    ...(base && shared.bodies[base]),
    ...own,
    ...(arms && { arms: armsOf(arms) }),
    ...(legs && { legs: legsOf(legs) }),
    ...(fingers && { fingers: pair(fingers) }),
    ...(shoulders && { shoulders: pair(shoulders) }),
  }
}

/** The poses of a file of `poses/catalogue`. What JSON can't say of its numbers is checked by `npm run content`. */
export function posesFrom<Id extends string>(family: Readonly<Record<Id, object>>): Record<Id, PoseFile> {
  const read = (Object.entries(family) as [Id, WrittenPose][]).map(([id, { body, inSkirt, ...rest }]) => [
    id,
    pose({ ...rest, body: bodyOf(body), ...(inSkirt && { inSkirt: legsOf(inSkirt) }) }),
  ])
  return Object.fromEntries(read) as Record<Id, PoseFile>
}
