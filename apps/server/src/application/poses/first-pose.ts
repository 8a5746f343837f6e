import { type Joints, uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { randomGenes } from '@eidolon/people'
import { lengthOf, minus } from '@eidolon/people/vector.ts'
import { poseFromKeypoints } from '@eidolon/people/poses/lift/pose-from-keypoints.ts'
import { mannequinIn, type MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { withoutAlpha } from '#application/looks/without-alpha.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'
import type { PoseFinder } from './pose-finder.ts'

type Deps = { readonly illustrator: Pick<Illustrator, 'picture'>; readonly finder: PoseFinder }

/** One arm up, the other out, a foot forward: nobody is found in this by guessing. */
const drawn: Joints = {
  ...uprightJoints,
  bones: {
    leftUpperArm: [0, 0, 150],
    rightUpperArm: [0, 0, 80],
    rightLowerArm: [40, 0, 0],
    leftUpperLeg: [25, 0, 10],
    leftLowerLeg: [-15, 0, 0],
  },
}
const compared: readonly MannequinPoint[] = ['leftHand', 'rightHand', 'leftFoot', 'rightFoot', 'head']

/** How far off hands, feet and head are in the pose that the model sees in a drawing, in centimeters; undefined where it sees none. */
export async function firstPose({ illustrator, finder }: Deps, signal: AbortSignal): Promise<number | undefined> {
  const genes = randomGenes(1)
  const order = portraitOrder({ genes, style: 'studio', size: 384, view: 'full', expression: 'neutral', joints: drawn })
  const seen = await finder.find(withoutAlpha(await illustrator.picture(order, { signal, priority: 'preview' })))
  const lifted = seen && poseFromKeypoints(seen.points, seen.habits)
  if (!lifted) return undefined
  const [one, other] = [mannequinIn(lifted.joints).points, mannequinIn(drawn).points]
  const from = (points: typeof one, point: MannequinPoint) => minus(points.get(point)!, points.get('hips')!)
  const off = compared.map((point) => lengthOf(minus(from(one, point), from(other, point))))
  return (off.reduce((sum, each) => sum + each, 0) / off.length) * 10
}
