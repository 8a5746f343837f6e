import type { PoseFacts } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { Pose } from './pose.ts'

/** An entry of `poses/catalogue`. */
export type PoseFile = Content<PoseFacts> & {
  readonly body: Pose
  /** Legs in a skirt that ends above the knees, where the body's would be too far apart. */
  readonly inSkirt?: NonNullable<Pose['legs']>
  /**
   * `rest`: both hands are free for something that takes two. `right`: the right hand says something; with a thing in
   * it, the left says it instead.
   */
  readonly hands?: 'rest' | 'right'
  /** The right hand is where it is for whatever it holds: raised high, over the shoulder, at the nose. */
  readonly grips?: true
}

/** A pose: what is known of it, and what the body does. docs/recipes/add-a-pose.md goes through it. */
export function pose({
  label,
  words,
  order,
  body,
  inSkirt,
  hands,
  grips,
  ...facts
}: Omit<PoseFile, 'facts'> & PoseFacts): PoseFile {
  return {
    label,
    words,
    order,
    facts,
    body,
    ...(inSkirt && { inSkirt }),
    ...(hands && { hands }),
    ...(grips && { grips }),
  }
}
