import type { PoseBone } from '@eidolon/contract/characters/bones.ts'
import { frameTo, mixRotations, type Rotation, still } from '#maths/rotation.ts'
import { between, lengthOf, minus, plus, times, unit, type Vector } from '#maths/vector.ts'
import { restPoint } from '#poses/mannequin.ts'
import { spanOf } from './bone-spans.ts'
import type { BodyPoint, Keypoint } from './seen-points.ts'

/** How the trunk is turned, seen from outside, and whether its lower half was seen. */
export type Trunk = { readonly turns: ReadonlyMap<PoseBone, Rotation>; readonly hasHips: boolean }

type Points = ReadonlyMap<BodyPoint, Keypoint>

const upwards: Vector = [0, 1, 0]
const leftwards: Vector = [1, 0, 0]
/** From the middle between the hip joints to the middle between the shoulder joints. */
const restSpine = minus(middleAt('UpperArm'), middleAt('UpperLeg'))

function middleAt(limb: 'UpperArm' | 'UpperLeg'): Vector {
  return between(restPoint(`left${limb}`), restPoint(`right${limb}`), 0.5)
}

/** Every way in which the trunk may be held that looks like this: one where depths are known, several where they are not. */
export function trunksOf(points: Points, scale: number): readonly Trunk[] {
  const [left, right] = [points.get('leftShoulder'), points.get('rightShoulder')]
  if (!left || !right) return []
  const [leftHip, rightHip] = [points.get('leftHip'), points.get('rightHip')]
  const shoulders = linesOf(left, right, spanOf('leftShoulder', 'rightShoulder') * scale)
  // Somebody of whom the upper half is seen stands or sits upright, as far as anybody can tell.
  if (!leftHip || !rightHip)
    return shoulders.map((across) => ({ turns: turned(upwards, across, across), hasHips: false }))
  const spine = minus(between(left.at, right.at, 0.5), between(leftHip.at, rightHip.at, 0.5))
  const isDeep = [left, right, leftHip, rightHip].every(({ hasDepth }) => hasDepth)
  const spines = isDeep ? [spine] : slants(spine, lengthOf(restSpine) * scale)
  const hips = linesOf(leftHip, rightHip, spanOf('leftHip', 'rightHip') * scale)
  return spines.flatMap((up) =>
    shoulders.flatMap((across) =>
      // Nobody's shoulders are turned the other way than their hips by much.
      hips.map((below) => ({ turns: turned(up, below, across), hasHips: true })),
    ),
  )
}

/** From the right joint to the left one, as a direction in space. */
function linesOf(left: Keypoint, right: Keypoint, length: number): readonly Vector[] {
  const line = minus(left.at, right.at)
  return left.hasDepth && right.hasDepth ? [line] : slants(line, length)
}

/** A line in the picture as what it is in space, when it is so long: with its end in front, and behind. */
export function slants([x, y]: Vector, length: number): readonly Vector[] {
  const deep = Math.sqrt(Math.max(0, length * length - x * x - y * y))
  return deep < length * 0.12
    ? [[x, y, 0]]
    : [
        [x, y, deep],
        [x, y, -deep],
      ]
}

function turned(up: Vector, hipLine: Vector, shoulderLine: Vector): ReadonlyMap<PoseBone, Rotation> {
  const spine = unit(up)
  // The pelvis follows its own joints, and the back where it goes.
  const hips = frameTo(restSpine, leftwards, spine, safe(hipLine, spine))
  const chest = frameTo(restSpine, leftwards, spine, safe(shoulderLine, spine))
  return new Map<PoseBone, Rotation>([
    ['hips', hips],
    ['spine', mixRotations(hips, chest, 0.35)],
    ['chest', mixRotations(hips, chest, 0.7)],
    ['upperChest', chest],
  ])
}

/** Lines along the spine say nothing about how it is turned. */
const safe = (line: Vector, spine: Vector): Vector =>
  lengthOf(line) < 1e-6 ? plus(leftwards, times(spine, 0.01)) : line

export const turnIn = ({ turns }: Trunk, bone: PoseBone): Rotation => turns.get(bone) ?? still
