import { randomSetting, type Joints, bodyParams, poses as listed, randomGenes } from '@eidolon/people'
import { Joints as JointsShape } from '@eidolon/contract/characters/poses.ts'
import { listedJoints } from '@eidolon/people/poses/generated/listed-joints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { poseBody } from '#body/make-body.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import { lengthOf, minus } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { poses } from '#poses/poses.generated.ts'
import { solvePosture } from '#poses/solve.ts'
import { jointsAs, standAs } from '#poses/stand-as.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { listedPoses, writtenPoses } from '#workshop/pose-joints.ts'

let pack: Pack
let person: BuiltPerson
beforeAll(async () => {
  pack = await loadPack()
  person = makePerson(pack, bodyParams(randomGenes(7, { sex: 0.2, age: 28 })))
})

const lunge = JointsShape.parse({
  bones: {
    hips: [10, -20, 0],
    leftUpperArm: [20, 0, 120],
    leftUpperLeg: [70, 10, 20],
    leftLowerLeg: [-80, 0, 0],
    rightUpperLeg: [-10, 0, 5],
    head: [-10, 20, 0],
  },
  hands: { left: 'spread', right: 'point' },
})
const bodyIn = (joints: Joints, more = {}) =>
  poseBody(person, {
    pose: { joints, fingers: joints.hands, lift: joints.lift },
    expression: 'laugh',
    seed: 1,
    detail: 'plain',
    ...more,
  })
const ends = ['wrist.L', 'wrist.R', 'foot.L', 'foot.R', 'lowerarm01.L', 'lowerleg01.R', 'head'] as const

describe('poses of one’s own', () => {
  it('[POSE-12] the poses of the list as joints are up to date: node scripts/pose-joints.ts', () => {
    const now = listedPoses(pack)
    expect(writtenPoses(now)).toBe(writtenPoses(new Map(listed.map(({ id }) => [id, JSON.parse(listedJoints[id])]))))
  })

  it('[POSE-12] hands, feet and head are within 7 cm of where the pose of the list has them', () => {
    const { frame, shape, build } = person
    const rest = { hands: { left: 'relaxed', right: 'relaxed' }, lift: 0 } as const
    const off = listed.flatMap(({ id }) => {
      const there = solvePosture(pack, shape, frame, poses[id].body, build)
      const own = standAs(frame, jointsAs(frame, there, rest))
      return ends.map((name) => {
        const at = frame.index.get(name) ?? 0
        const from = (joints: typeof own.joints) => minus(joints[at]!, joints[0]!)
        return [id, name, lengthOf(minus(from(there.joints), from(own.joints)))] as const
      })
    })
    expect(off.filter(([, , distance]) => distance > 0.75)).toEqual([])
  })

  it('[POSE-7] the lowest point is on the ground, or as high above it as the pose says', () => {
    const lowest = (joints: Joints) => {
      let least = Number.POSITIVE_INFINITY
      const { posed } = bodyIn(joints)
      for (let vertex = 0; vertex < 13_380; vertex += 1) least = Math.min(least, posed[vertex * 3 + 1]!)
      return least
    }
    expect(lowest(lunge)).toBeCloseTo(0, 3)
    expect(lowest({ ...lunge, lift: 3 })).toBeCloseTo(3 * person.frame.size, 3)
  })

  it('[POSE-7] neither the face, the camera nor chance moves a bone of it', () => {
    const one = bodyIn(lunge)
    const other = bodyIn(lunge, { expression: 'sad', seed: 9, lookAt: [30, 5, 10] })
    for (const name of ends) expect(other.bones.joint(name)).toEqual(one.bones.joint(name))
  })

  it('[POSE-7] is drawn, the same each time', () => {
    const genes = randomGenes(7, { sex: 0.2, age: 28 })
    const scene = { accessories: [], without: [], background: 'studio', pose: 'standing', framing: 'full' } as const
    const draw = (joints?: Joints) => {
      const setting = randomSetting(genes, { ...scene, ...(joints && { joints }) }, 3)
      return drawPicture(
        pack,
        { genes, setting, style: 'storybook', seed: 3, width: 96, height: 96 },
        { progress: () => undefined, stopped: () => false },
      ).pixels
    }
    const own = draw(lunge)
    expect(draw(lunge)).toEqual(own)
    expect(draw()).not.toEqual(own)
  })
})
