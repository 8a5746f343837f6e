import { type ExpressionId, type PoseId, random } from '@eidolon/people'
import { type Face, faces } from '#faces/faces.ts'
import { mirrored, type Posture } from '#poses/pose.ts'
import { poses } from '#poses/poses.generated.ts'
import type { Body } from './body.ts'
import { bodyIn, type PostureOptions } from './in-posture.ts'
import type { BuiltPerson } from './person.ts'

export type BodyOptions = Omit<PostureOptions, 'posture' | 'face' | 'loose'> & {
  /** A pose of the catalog, which the seed may mirror and loosens, or one as it is. */
  readonly pose: PoseId | Posture
  readonly expression: ExpressionId | Face
}

/** The person in a pose, with a face. */
export function poseBody(person: BuiltPerson, { pose, expression, ...options }: BodyOptions): Body {
  return bodyIn(person, {
    ...options,
    posture: typeof pose === 'string' ? chosenPose(pose, options.seed) : pose,
    face: typeof expression === 'string' ? faces[expression] : expression,
    loose: typeof pose === 'string',
  })
}

/** The pose of the catalog, on the side that the seed chooses. */
export function chosenPose(id: PoseId, seed: number): Posture {
  const pose = poses[id].body
  return pose.mirrors === true && random('mirror', seed).chance(0.5) ? mirrored(pose) : pose
}
