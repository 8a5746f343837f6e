import { boneAbove, type Joints, type PoseBone } from '@eidolon/contract/characters/bones.ts'
import { rotate, still } from '#maths/rotation.ts'
import { minus, plus, type Vector } from '#maths/vector.ts'
import { boneNames, type Turns, turnsOf } from './joints.ts'

type End = 'crown' | `${'left' | 'right'}${'Fingertips' | 'Toes' | 'Heel'}`
/** Where a bone begins, or where the last of a chain ends. */
export type MannequinPoint = PoseBone | End

/** A person of average build standing upright, in decimeters above the ground. Left is +x, front is +z. */
const middle: Readonly<Partial<Record<MannequinPoint, Vector>>> = {
  hips: [0, 8.8, -0.2],
  spine: [0, 9.2, 0],
  chest: [0, 10.4, -0.1],
  upperChest: [0, 12.3, -0.15],
  neck: [0, 14.1, 0.1],
  head: [0, 15.1, 0.4],
  crown: [0, 17, 0.5],
}
const left: Readonly<Record<string, Vector>> = {
  Shoulder: [0.22, 13.4, 0.2],
  UpperArm: [1.72, 13.2, 0.2],
  LowerArm: [1.72, 10.75, 0.2],
  Hand: [1.72, 8.4, 0.2],
  Fingertips: [1.72, 6.75, 0.2],
  UpperLeg: [1.02, 8.7, 0.05],
  LowerLeg: [1.04, 4.8, 0.2],
  Foot: [1.02, 0.65, 0.05],
  Toes: [1.02, 0.12, 1.75],
  Heel: [1.02, 0.12, -0.45],
}

const ends: Readonly<Record<End, PoseBone>> = {
  crown: 'head',
  leftFingertips: 'leftHand',
  rightFingertips: 'rightHand',
  leftToes: 'leftFoot',
  rightToes: 'rightFoot',
  leftHeel: 'leftFoot',
  rightHeel: 'rightFoot',
}
// The keys of a constant table are its type's keys; Object.keys cannot know.
const endNames = Object.keys(ends) as End[]
const isEnd = (point: MannequinPoint): point is End => point in ends

/** Where a point is in somebody upright. */
export function restPoint(point: MannequinPoint): Vector {
  const [, side, name] = /^(left|right)(.+)$/.exec(point) ?? []
  const [x, y, z] = middle[point] ?? left[name ?? ''] ?? [0, 0, 0]
  return [side === 'right' ? -x : x, y, z]
}

/** How thick the body is around a point, for what it stands or lies on. */
const thick: Readonly<Record<string, number>> = {
  hips: 1,
  chest: 1,
  upperChest: 1,
  neck: 0.55,
  head: 0.8,
  crown: 0.1,
  UpperArm: 0.5,
  LowerArm: 0.4,
  Hand: 0.3,
  Fingertips: 0.1,
  UpperLeg: 0.8,
  LowerLeg: 0.5,
  Foot: 0.35,
  Toes: 0.12,
  Heel: 0.12,
}

const thickAt = (point: MannequinPoint): number => thick[point.replace(/^(left|right)/, '')] ?? 0.5

export type Mannequin = { readonly points: ReadonlyMap<MannequinPoint, Vector>; readonly turns: Turns }

/** The mannequin in a pose: on the ground, or as far above it as the pose says. */
export function mannequinIn(joints: Joints): Mannequin {
  const turns = turnsOf(joints)
  const points = new Map<MannequinPoint, Vector>()
  for (const point of [...boneNames, ...endNames]) {
    const above = isEnd(point) ? ends[point] : boneAbove(point)
    const from = above && points.get(above)
    const turn = (above && turns.get(above)) ?? still
    const offset = above ? minus(restPoint(point), restPoint(above)) : restPoint(point)
    points.set(point, from ? plus(from, rotate(turn, offset)) : offset)
  }
  const lowest = Math.min(...[...points].map(([point, [, y]]) => y - thickAt(point)))
  const up: Vector = [0, joints.lift - lowest, 0]
  return { turns, points: new Map([...points].map(([point, at]) => [point, plus(at, up)])) }
}
