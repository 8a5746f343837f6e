import { type PoseBone, poseBones, uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
import { describe, expect, it } from 'vitest'
import { poses } from '#catalogue/generated/poses.ts'
import { chain, inverse, rotate } from '#maths/rotation.ts'
import { random } from '#seed/random.ts'
import { allowed, limitsOf, rotationOf, turnOf } from './bone-turns.ts'
import { listedJoints } from './generated/listed-joints.ts'
import { boneNames, jointsFrom, mirroredJoints, turnsOf, withTurn } from './joints.ts'

const some = (seed: number): Joints => {
  const stream = random('joints', seed)
  const bones = boneNames.map((bone) => {
    const turn = limitsOf(bone).map(([least, max]) => least + (max - least) * (0.25 + stream.share() * 0.5))
    return [bone, turn] as const
  })
  return Joints.parse({ bones: Object.fromEntries(bones), hands: { left: 'fist' } })
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

describe('joints', () => {
  it('[POSE-10] a bone’s degrees and its rotation say the same, at the limits, too', () => {
    for (const [bone, limits] of poseBones) {
      for (const at of [0, 0.5, 1]) {
        const turn = limits.map(([least, max]) => least + (max - least) * at) as [number, number, number]
        const wanted = rotationOf(bone, turn)
        const rest = chain(inverse(wanted), rotationOf(bone, turnOf(bone, wanted, turn)))
        expect([bone, at, Math.abs(rest[3]) > 0.9999]).toEqual([bone, at, true])
      }
    }
  })

  it('[POSE-10] come back from the rotations that they are', () => {
    for (const seed of seeds) {
      const joints = some(seed)
      const again = turnsOf(jointsFrom(turnsOf(joints), joints))
      for (const [bone, turn] of turnsOf(joints)) {
        const [x, y, z] = rotate(chain(inverse(turn), again.get(bone)!), [0.6, 0.6, 0.53])
        expect([seed, bone, Math.hypot(x - 0.6, y - 0.6, z - 0.53) < 0.02]).toEqual([seed, bone, true])
      }
    }
  })

  it('[POSE-10] never go beyond what their limits are', () => {
    expect(allowed('leftLowerArm', [-90, 0, 500])).toEqual([-10, 0, 30])
    const joints = withTurn(uprightJoints, 'head', [999, 10.04, 0])
    expect(joints.bones).toEqual({ head: [45, 10, 0] })
    expect(withTurn(joints, 'head', [0, 0, 0])).toEqual(uprightJoints)
  })

  it('[POSE-11] mirrored twice are what they were; once, left is right', () => {
    for (const seed of seeds) {
      const joints = some(seed)
      const other = mirroredJoints(joints)
      expect(mirroredJoints(other)).toEqual(joints)
      expect(other.bones.leftUpperArm).toEqual(joints.bones.rightUpperArm)
      expect(other.hands.right).toBe('fist')
      for (const bone of boneNames) {
        const [x, y, z] = rotate(turnsOf(joints).get(bone)!, [0, 1, 0])
        const name = bone.replace(/^(left|right)/, (side) => (side === 'left' ? 'right' : 'left')) as PoseBone
        const [ox, oy, oz] = rotate(turnsOf(other).get(name)!, [0, 1, 0])
        expect([bone, Math.hypot(x + ox, y - oy, z - oz) < 1e-6]).toEqual([bone, true])
      }
    }
  })

  it('[POSE-12] there are some for every pose of the list, within the limits', () => {
    for (const { id } of poses) {
      const read = Joints.safeParse(JSON.parse(listedJoints[id]))
      expect([id, read.success]).toEqual([id, true])
    }
  })
})
