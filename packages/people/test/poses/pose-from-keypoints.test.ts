import { readFileSync } from 'node:fs'
import { uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
import { describe, expect, it } from 'vitest'
import { random } from '#seed/random.ts'
import { rotate } from '#maths/rotation.ts'
import { lengthOf, minus, type Vector } from '#maths/vector.ts'
import { mannequinIn, type MannequinPoint } from '#poses/mannequin.ts'
import { jointAt } from '#poses/lift/bone-spans.ts'
import { poseFromKeypoints } from '#poses/lift/pose-from-keypoints.ts'
import { overPose } from '#poses/lift/over-pose.ts'
import { noHabits, type SeenPoint, type SeenPoints } from '#poses/lift/seen-points.ts'

type Numbers = readonly [x: number, y: number, depth: number, sure?: number]
type DrawnPerson = {
  readonly pose: string
  readonly joints: Joints
  /** Where the joints of the drawn body are. */
  readonly drawn: Readonly<Record<string, Numbers>>
  /** Where BlazePose (heavy) has found them in the picture. */
  readonly found: Readonly<Record<string, Numbers>>
}

/** Fourteen people by chance as the illustrator has drawn them in poses of the list, turned by chance. */
const people = JSON.parse(
  readFileSync(new URL('./drawn-people.json', import.meta.url), 'utf8'),
) as readonly DrawnPerson[]

const asPoints = (of: Readonly<Record<string, Numbers>>, change = (point: SeenPoint): SeenPoint => point): SeenPoints =>
  Object.fromEntries(Object.entries(of).map(([name, [x, y, depth, sure = 1]]) => [name, change({ x, y, depth, sure })]))

const flat = ({ x, y, sure }: SeenPoint): SeenPoint => ({ x, y, sure })

const compared: readonly MannequinPoint[] = ['head', ...Object.values(jointAt)]

/** How far joints are from where they should be, on average, seen from the hips: in space, and in the picture. Decimeters. */
function missedBy(lifted: Joints, wanted: Joints): { readonly space: number; readonly picture: number } {
  const from = (joints: Joints, point: MannequinPoint): Vector => {
    const { points } = mannequinIn(joints)
    return minus(points.get(point)!, points.get('hips')!)
  }
  const off = compared.map((point) => minus(from(lifted, point), from(wanted, point)))
  return { space: mean(off.map(lengthOf)), picture: mean(off.map(([x, y]) => Math.hypot(x, y))) }
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length
const all = (points: (one: DrawnPerson) => SeenPoints, habits = noHabits) =>
  people.map((one) => missedBy(poseFromKeypoints(points(one), habits)!.joints, one.joints))
const spaceOf = (missed: ReturnType<typeof all>) => mean(missed.map(({ space }) => space))
const pictureOf = (missed: ReturnType<typeof all>) => mean(missed.map(({ picture }) => picture))

describe('liftPose', () => {
  it('[POSE-43] finds the pose of drawn people whose joints are known, with their depths and without', () => {
    const deep = all(({ drawn }) => asPoints(drawn))
    expect(spaceOf(deep)).toBeLessThan(0.6)
    expect(Math.max(...deep.map(({ space }) => space))).toBeLessThan(0.9)
    const without = all(({ drawn }) => asPoints(drawn, flat))
    expect(pictureOf(without)).toBeLessThan(0.6)
    expect(spaceOf(without)).toBeLessThan(1.8)
  })

  it('[POSE-43] finds it by what the model has seen in their pictures', () => {
    const found = all((one) => asPoints(one.found), { knees: 11, elbows: 10, toes: 12 })
    expect(pictureOf(found)).toBeLessThan(0.65)
    expect(spaceOf(found)).toBeLessThan(1.3)
  })

  it('[POSE-43] feet that somebody stands on are flat on the ground, and knees are as straight as they are', () => {
    const [, holding] = people
    const { joints } = poseFromKeypoints(asPoints(holding!.found), { knees: 11, elbows: 10, toes: 12 })!
    const { points, turns } = mannequinIn(joints)
    for (const side of ['left', 'right'] as const) {
      expect(Math.abs(rotate(turns.get(`${side}Foot`)!, [0, 0, 1])[1])).toBeLessThan(0.05)
      expect(points.get(`${side}Foot`)![1]).toBeLessThan(1.2)
    }
    const bend = (lifted: Joints) => Math.abs(lifted.bones.leftLowerLeg?.[0] ?? 0)
    expect(bend(poseFromKeypoints(asPoints(holding!.found))!.joints) - bend(joints)).toBeGreaterThan(5)
  })

  it('[POSE-43] points that are a little off make a pose that is a little off, and never one that no body can do', () => {
    const stream = random('lift', 1)
    const jitter = (by: number) => (point: SeenPoint) => ({
      ...point,
      x: point.x + (stream.share() - 0.5) * by,
      y: point.y + (stream.share() - 0.5) * by,
      depth: (point.depth ?? 0) + (stream.share() - 0.5) * by,
    })
    // Ten pixels of a picture of 352 are three of a hundred.
    expect(spaceOf(all(({ drawn }) => asPoints(drawn, jitter(10))))).toBeLessThan(0.9)
    for (const by of [60, 600]) {
      for (const { drawn } of people) {
        for (const more of [(point: SeenPoint) => point, flat]) {
          const lifted = poseFromKeypoints(asPoints(drawn, (point) => more(jitter(by)(point))))
          expect(Joints.safeParse(lifted?.joints).success).toBe(true)
        }
      }
    }
  })

  it('[POSE-43] takes whatever it is given, and nothing where there is nothing', () => {
    expect(poseFromKeypoints({})).toBeUndefined()
    expect(poseFromKeypoints({ nose: { x: 3, y: 3, sure: 1 } })).toBeUndefined()
    const [one] = people
    const same = asPoints(one!.drawn, () => ({ x: 5, y: 5, depth: 0, sure: 1 }))
    expect(poseFromKeypoints(same)).toBeUndefined()
    const broken = asPoints(one!.drawn, (point) => ({ ...point, x: Number.NaN }))
    expect(poseFromKeypoints(broken)).toBeUndefined()
    const noDepth = asPoints(one!.drawn, (point) => ({ ...point, depth: Number.POSITIVE_INFINITY }))
    expect(Joints.safeParse(poseFromKeypoints(noDepth)?.joints).success).toBe(true)
  })
})

describe('what is not seen', () => {
  const [, holding] = people
  const without = (...names: readonly string[]): SeenPoints =>
    Object.fromEntries(
      Object.entries(asPoints(holding!.drawn)).map(([name, point]) => [
        name,
        names.some((each) => name.endsWith(each)) ? { ...point, sure: 0.05 } : point,
      ]),
    )

  it('[POSE-44] is named, and stays as it was before', () => {
    const before: Joints = {
      bones: { leftUpperLeg: [90, 0, 0], leftLowerLeg: [-90, 0, 0], head: [5, 0, 0], leftLowerArm: [70, 0, 0] },
      hands: { left: 'fist', right: 'point' },
      lift: 2,
    }
    const half = poseFromKeypoints(without('Knee', 'Ankle'))!
    expect(half.unseen).toEqual(['leftLeg', 'rightLeg'])
    const over = overPose(before, half)
    expect(over.bones.leftUpperLeg).toEqual([90, 0, 0])
    expect(over.bones.leftLowerArm).toEqual(half.joints.bones.leftLowerArm)
    expect([over.hands, over.lift]).toEqual([before.hands, 2])
    const noWrist = poseFromKeypoints(without('leftWrist', 'nose', 'Eye'))!
    expect(noWrist.unseen).toEqual(['head', 'leftForearm'])
    const arm = overPose(before, noWrist)
    expect([arm.bones.leftLowerArm, arm.bones.head, arm.lift]).toEqual([[70, 0, 0], [5, 0, 0], 0])
    expect(arm.bones.leftUpperArm).toEqual(noWrist.joints.bones.leftUpperArm)
  })

  it('[POSE-44] a portrait says nothing of legs, and the trunk is upright', () => {
    const portrait = poseFromKeypoints(without('Hip', 'Knee', 'Ankle', 'Wrist'))!
    expect(portrait.unseen).toEqual(['leftForearm', 'rightForearm', 'leftLeg', 'rightLeg'])
    expect(portrait.joints.bones.spine ?? [0, 0, 0]).toEqual([0, 0, 0])
    expect(overPose(uprightJoints, portrait).bones.leftUpperLeg).toBeUndefined()
  })
})
