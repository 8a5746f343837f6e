import { type Joints, uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { describe, expect, it } from 'vitest'
import { lengthOf, minus } from '@eidolon/people/vector.ts'
import { listedJoints } from '@eidolon/people/poses/generated/listed-joints.ts'
import { mannequinIn } from '@eidolon/people/poses/mannequin.ts'
import { isVrma, readVrma, writeVrma } from './vrma-file.ts'

/** Every eighth pose of the list. */
const listed = Object.values(listedJoints)
  .filter((_, index) => index % 8 === 0)
  .map((text): Joints => JSON.parse(text))
const at = (joints: Joints, point: 'hips' | 'leftHand' | 'rightHand' | 'leftFoot' | 'crown') =>
  mannequinIn(joints).points.get(point) ?? [0, 0, 0]

/** A file whose words were changed. */
function changed(bytes: Uint8Array, change: (words: string) => string): Uint8Array {
  const size = new DataView(bytes.buffer).getUint32(12, true)
  const words = change(new TextDecoder().decode(bytes.subarray(20, 20 + size))).padEnd(size)
  const next = new Uint8Array(bytes.length + words.length - size)
  next.set(bytes.subarray(0, 20))
  next.set(new TextEncoder().encode(words), 20)
  next.set(bytes.subarray(20 + size), 20 + words.length)
  new DataView(next.buffer).setUint32(12, words.length, true)
  return next
}

describe('VRM animations', () => {
  it('[POSE-31] a pose goes into a VRM animation and comes back the same to the eye', () => {
    for (const joints of listed) {
      const file = writeVrma('Salute', joints)
      expect(isVrma(file)).toBe(true)
      const read = readVrma(file)
      const again = 'joints' in read ? read.joints : uprightJoints
      for (const point of ['leftHand', 'rightHand', 'leftFoot', 'crown'] as const) {
        const from = (one: Joints) => minus(at(one, point), at(one, 'hips'))
        expect(lengthOf(minus(from(joints), from(again)))).toBeLessThan(0.2)
      }
    }
  })

  it('[POSE-31] how the bones of a model lie at rest makes no difference', () => {
    const file = changed(writeVrma('T', uprightJoints), (text) => {
      const words = JSON.parse(text)
      const node = words.nodes.findIndex(({ name }: { name: string }) => name === 'leftUpperArm')
      words.nodes[node].rotation = [0.5, 0.5, 0.5, 0.5]
      // Nothing turns it: it is as at rest, and so are those below.
      words.animations[0].channels = []
      return JSON.stringify(words)
    })
    expect(readVrma(file)).toMatchObject({
      joints: { bones: { leftUpperArm: [0, 0, 90], rightUpperArm: [0, 0, 90] } },
    })
  })

  it('[POSE-32] what is no animation, or one that cannot be read, is refused and breaks nothing', () => {
    const file = writeVrma('Salute', uprightJoints)
    const refused = { problem: expect.any(String) as string }
    for (const length of [20, 40, 400, file.length - 300]) expect(readVrma(file.slice(0, length))).toEqual(refused)
    const from = (before: string, after: string) => readVrma(changed(file, (words) => words.replace(before, after)))
    expect(from('VRMC_vrm_animation":{"spec', 'VRMC_other_things":{"spec')).toEqual(refused)
    expect(from('"type":"VEC4"', '"type":"VEC3"')).toEqual(refused)
    expect(from('"byteOffset":8', '"byteOffset":8000000')).toEqual(refused)
    // Whoever is above themselves is nowhere.
    expect(from('"name":"head"', '"name":"head","children":[0]')).toEqual(refused)
    expect(isVrma(new TextEncoder().encode('{"bones":{}}'.padEnd(40)))).toBe(false)
  })
})
