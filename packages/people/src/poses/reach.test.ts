import { uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
import { describe, expect, it } from 'vitest'
import { poses } from '#catalogue/generated/poses.ts'
import { chain, inverse } from '#maths/rotation.ts'
import { lengthOf, minus, type Vector } from '#maths/vector.ts'
import { listedJoints } from './generated/listed-joints.ts'
import { mannequinIn, type MannequinPoint } from './mannequin.ts'
import { readPoseFile, toVrmPose, writePose, writeVrmPose } from './pose-file.ts'
import { moveHips, pullTo, reachTo } from './reach.ts'

const at = (joints: Joints, point: MannequinPoint): Vector => mannequinIn(joints).points.get(point)!
const off = (joints: Joints, point: MannequinPoint, to: Vector) => lengthOf(minus(at(joints, point), to))
const listed = poses.filter((_, at) => at % 9 === 0).map(({ id }) => Joints.parse(JSON.parse(listedJoints[id])))

describe('inverse kinematics', () => {
  it.each([
    ['leftHand', [2.5, 12, 4]],
    ['leftHand', [1.5, 17, 1]],
    ['rightHand', [-4, 14, 0.5]],
    ['rightHand', [-0.5, 12.5, 2.5]],
    ['leftFoot', [1.5, 3, 3]],
    ['rightFoot', [-3, 2, -1.5]],
  ] as const)('[POSE-13] brings %s where it can be: %j', (limb, to) => {
    const reached = reachTo(uprightJoints, limb, to)
    expect(off(reached, limb, to)).toBeLessThan(0.35)
    expect(Joints.safeParse(reached).success).toBe(true)
  })

  it('[POSE-13] stretches towards what is out of reach, and stays within the limits wherever it is pulled', () => {
    const far = reachTo(uprightJoints, 'leftHand', [40, 13.2, 0.2])
    expect(off(far, 'leftHand', [6.5, 13.2, 0.2])).toBeLessThan(0.4)
    for (const joints of listed) {
      for (const to of [
        [9, 3, 9],
        [-9, 18, -9],
        [0, 12, 0.5],
      ] as const) {
        for (const limb of ['leftHand', 'rightFoot'] as const) {
          expect(Joints.safeParse(reachTo(joints, limb, to)).success).toBe(true)
        }
        for (const point of ['crown', 'neck', 'leftLowerArm', 'rightLowerLeg', 'leftToes'] as const) {
          expect(Joints.safeParse(pullTo(joints, point, to)).success).toBe(true)
        }
      }
    }
  })

  it('[POSE-13] a hand that is moved stays turned as it was', () => {
    const before = mannequinIn(uprightJoints).turns.get('leftHand')!
    const after = mannequinIn(reachTo(uprightJoints, 'leftHand', [2.6, 10, 3.4])).turns.get('leftHand')!
    expect(Math.abs(chain(inverse(before), after)[3])).toBeGreaterThan(0.99)
  })

  it('[POSE-14] hips go down between feet that stay on the ground', () => {
    const low = moveHips(uprightJoints, [0, -3, 0])
    expect(at(low, 'hips')[1]).toBeCloseTo(at(uprightJoints, 'hips')[1] - 3, 0)
    for (const foot of ['leftFoot', 'rightFoot'] as const) expect(at(low, foot)[1]).toBeCloseTo(0.65, 0)
    expect(low.bones.leftLowerLeg?.[0]).toBeLessThan(-40)
  })

  it('[POSE-14] the lowest point of every pose is on the ground, or as high as it says', () => {
    for (const joints of [...listed, { ...uprightJoints, lift: 4 }]) {
      const { points } = mannequinIn(joints)
      expect(Math.min(...[...points.values()].map(([, y]) => y))).toBeGreaterThan(joints.lift - 0.001)
      expect(Math.min(...[...points.values()].map(([, y]) => y))).toBeLessThan(joints.lift + 1.3)
    }
  })
})

describe('files of poses', () => {
  it('[POSE-15] a pose comes back from its own file to the letter, with its name', () => {
    for (const joints of listed) expect(readPoseFile(writePose('Salute', joints))).toEqual({ name: 'Salute', joints })
    expect(readPoseFile(JSON.stringify(uprightJoints))).toEqual({ name: '', joints: uprightJoints })
  })

  it('[POSE-16] as a VRM pose it says how bones are turned from a T, and comes back the same to the eye', () => {
    const t = toVrmPose({ ...uprightJoints, bones: { leftUpperArm: [0, 0, 90], rightUpperArm: [0, 0, 90] } })
    for (const { rotation } of Object.values(t)) expect(rotation?.map(Math.abs)).toEqual([0, 0, 0, 1])
    for (const joints of listed) {
      const read = readPoseFile(writeVrmPose(joints))
      const again = 'joints' in read ? read.joints : uprightJoints
      for (const point of ['leftHand', 'rightHand', 'leftFoot', 'rightFoot', 'crown'] as const) {
        const from = (one: Joints) => minus(at(one, point), at(one, 'hips'))
        expect(lengthOf(minus(from(joints), from(again)))).toBeLessThan(0.2)
      }
    }
  })

  it.each([
    ['no', /not JSON/],
    ['[]', /not JSON/],
    ['{}', /neither joints/],
    ['{"bones":{"tail":[0,0,0]}}', /Bones must be/],
    ['{"joints":{"bones":{"head":[0,170,0]}}}', /head must be three numbers/],
    ['{"head":{"rotation":[0,0,1]}}', /rotation of head/],
    ['{"head":{"rotation":[0,0,0,0]}}', /rotation of head/],
    ['{"head":{"rotation":"up"}}', /rotation of head/],
    [`{"more":"${'x'.repeat(200_001)}"}`, /too large/],
  ])('[POSE-17] what is no pose is refused with what is wrong: %.40s', (text, says) => {
    expect(readPoseFile(text)).toEqual({ problem: expect.stringMatching(says) as string })
  })
})
