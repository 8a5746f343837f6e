import type { MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import type { Figure, Point3 } from '#features/viewer3d/figure.ts'

/**
 * A point of the mannequin on somebody who was made with arms out: a bone's beginning, or where the last of a chain ends.
 * Fingers are as long as theirs are, and where the shape of the hand has them.
 */
export function pointOn(point: MannequinPoint, { eyes, joints }: Figure): readonly [bone: string, off: Point3] {
  if (point === 'crown') return ['head', [0, eyes[1] * 2.5, 0]]
  const [, side] = /^(left|right)Fingertips$/.exec(point) ?? []
  if (!side) return [point, [0, 0, 0]]
  const [last, before] = ['Distal', 'Intermediate'].map(
    (phalanx) => joints.find(({ name }) => name === `${side}Middle${phalanx}`)?.at,
  )
  if (!last || !before) return [`${side}Hand`, [0, 0, 0]]
  // The last bone of a finger is about as long as the one before it.
  return [`${side}MiddleDistal`, [last[0] - before[0], last[1] - before[1], last[2] - before[2]]]
}
