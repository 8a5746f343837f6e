import { composeSetting, type PictureOrder, randomGenes, type Scene } from '@eidolon/people'
import sharp from 'sharp'
import { validateBytes } from 'gltf-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { adornments } from '#avatar/adornments.ts'
import { type Avatar, metres } from '#avatar/avatar.ts'
import { standing } from '#avatar/build-avatar.ts'
import { atRest, expressions } from '#avatar/expressions.ts'
import { human } from '#avatar/humanoid.ts'
import { follow } from '#avatar/follow.ts'
import { liveAvatar } from '#avatar/live-avatar.ts'
import { makeAvatar } from '#avatar/make-avatar.ts'
import { turnsBetween } from '#avatar/turns.ts'
import { type EncodeTexture, writeModel } from '#avatar/write-model.ts'
import { poseBody } from '#body/make-body.ts'
import { chain, rotate, type Rotation, still } from '#geometry/rotation.ts'
import { lengthOf, minus, plus, times, type Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { personFor } from '#styles/person-for.ts'
import { loadPack } from '#workshop/load-pack.ts'

const calm = () => {}

const encode: EncodeTexture = async (pixels, size, kind) => {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  return Uint8Array.from(await (kind === 'png' ? picture.png() : picture.jpeg({ quality: 60 })).toBuffer())
}

function person(seed: number, scene: Partial<Scene>): PictureOrder {
  const genes = randomGenes(seed)
  const setting = composeSetting(genes, { accessories: [], without: [], ...scene }, seed)
  return { genes, setting, style: 'studio', seed, width: 64, height: 64 }
}

const meta = {
  name: 'Mira',
  version: '1',
  authors: ['a wallet'],
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'onlyAuthor',
  commercialUsage: 'personalNonProfit',
  creditNotation: 'required',
  allowRedistribution: false,
  modification: 'prohibited',
} as const

/** The JSON in a binary glTF file. */
function jsonOf(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset)
  return JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + view.getUint32(12, true))))
}

/** Where a vertex is, to the half centimetre. */
const keyOf = (positions: Float32Array, vertex: number, scale: number): string =>
  [0, 1, 2].map((axis) => Math.round((positions[vertex * 3 + axis]! * scale) / 0.005)).join(' ')

describe('somebody as a model', () => {
  let pack: Pack
  let long: Avatar
  let bearded: Avatar

  beforeAll(async () => {
    pack = await loadPack()
    long = makeAvatar(pack, person(1, { outfit: 'evening-gown' }), calm)
    bearded = makeAvatar(pack, person(4, {}), calm)
  })

  it('[FIG-4] its bones are turned to where the body has them, in any posture', () => {
    const { genes } = person(1, {})
    const who = personFor(pack, genes, 'studio')
    const before = standing(who, { genes, seed: 1 }, atRest)
    for (const pose of ['relaxed', 'running', 'sitting'] as const) {
      const after = poseBody(who, { pose, expression: 'neutral', seed: 1, detail: 'plain' })
      const { bones, hips } = turnsBetween(before, after)
      const turns = new Map<number, Rotation>()
      const joints: Vector[] = []
      for (const [own, { name, parent, at: rest }] of long.joints.entries()) {
        const turn = bones[name]
        if (!turn) break
        const above = turns.get(parent) ?? still
        const from = long.joints[parent]?.at ?? rest
        joints.push(parent < 0 ? plus(rest, hips) : plus(joints[parent]!, rotate(above, minus(rest, from))))
        turns.set(own, chain(above, turn))
      }
      expect(joints.length).toBe(human.size)
      for (const [bone, name] of human) {
        const found = joints[long.joints.findIndex((joint) => joint.name === name)]!
        expect(lengthOf(minus(found, times(after.bones.joint(bone), metres))), `${pose} ${name}`).toBeLessThan(0.01)
      }
    }
  })

  it('[FIG-1] is in a browser whom the file has: the same bones and triangles, more coarsely painted', () => {
    const live = liveAvatar(pack, person(1, { outfit: 'evening-gown' }), adornments)
    expect(live.joints).toEqual(long.joints)
    const shapes = ({ meshes }: Avatar) =>
      meshes.flatMap(({ pieces }) => pieces.map(({ triangles }) => triangles.length))
    expect(shapes(live)).toEqual(shapes(long))
    expect(live.paints.skin.size).toBe(1024)
  })

  it('[FIG-7] follows its dials: skin and bones as they will be made, clothes along with them, eyes as they are', () => {
    const who = person(1, { outfit: 'evening-gown' })
    const pieces = long.meshes.flatMap((mesh) => mesh.pieces)
    const move = follow(pack, who, { joints: long.joints, pieces })
    expect(move(who.genes).positions).toEqual(pieces.map(({ positions }) => positions))
    const genes = { ...who.genes, height: 0.9, weight: 0.9, hairColour: '#ffffff' }
    const { positions, joints, tints } = move(genes)
    const body = standing(personFor(pack, genes, 'studio'), { genes, seed: who.seed }, atRest)
    const away = [...human].filter(([bone, name]) => {
      const at = joints[long.joints.findIndex((joint) => joint.name === name)]!
      return lengthOf(minus(at, times(body.bones.joint(bone), metres))) > 0.002
    })
    expect(away).toEqual([])
    // Nothing stays behind, and the gown goes out with the hips that are in it.
    const widest = (values: Float32Array) =>
      values.reduce((most, value, at) => (at % 3 === 2 ? Math.max(most, value) : most), 0)
    const gown = pieces.findIndex((piece) => long.meshes.find(({ name }) => name === 'Clothes')?.pieces.includes(piece))
    expect(widest(positions[gown]!)).toBeGreaterThan(widest(pieces[gown]!.positions) + 0.01)
    const [skin] = pieces.map(({ paint }, at) => (paint === 'skin' ? at : -1)).filter((at) => at >= 0)
    const known = new Set(Array.from({ length: body.posed.length / 3 }, (_, at) => keyOf(body.posed, at, metres)))
    const lost = Array.from({ length: positions[skin!]!.length / 3 }, (_, at) => keyOf(positions[skin!]!, at, 1))
    // In half centimetres, some of which a vertex is at the edge of.
    expect(lost.filter((key) => !known.has(key)).length).toBeLessThan(lost.length * 0.1)
    expect(Math.min(...tints.hair)).toBeGreaterThan(1)
    expect(tints.skin).toEqual([1, 1, 1])
  })

  it('[ILL-670] has the bones that other programs know, each below its own, arms out, and eyes of their own', () => {
    const names = new Map(long.joints.map((joint) => [joint.name, joint]))
    expect([...human.values()].filter((name) => !names.has(name))).toEqual([])
    for (const [at, { parent }] of long.joints.entries()) expect(parent).toBeLessThan(at)
    const at = (name: string) => names.get(name)?.at ?? [0, 0, 0]
    // Left is left, arms are level, and a person is as tall as people are.
    expect(at('leftHand')[0] - at('leftUpperArm')[0]).toBeGreaterThan(0.35)
    expect(Math.abs(at('leftHand')[1] - at('leftUpperArm')[1])).toBeLessThan(0.06)
    expect(at('head')[1]).toBeGreaterThan(1.2)
    expect(at('leftFoot')[1]).toBeLessThan(0.2)
  })

  it('[ILL-670] every vertex follows at most four bones, wholly', () => {
    for (const { pieces } of [...long.meshes, ...bearded.meshes]) {
      for (const { weights, joints, positions, triangles, uvs } of pieces) {
        const most = Math.max(long.joints.length, bearded.joints.length)
        expect(joints.every((joint) => joint < most)).toBe(true)
        const held = weights
          .filter((_, at) => at % 4 === 0)
          .map((_, at) => {
            const [a = 0, b = 0, c = 0, d = 0] = weights.subarray(at * 4, at * 4 + 4)
            return a + b + c + d
          })
        expect(held.every((sum) => Math.abs(sum - 1) < 1e-4)).toBe(true)
        expect(positions.every(Number.isFinite)).toBe(true)
        expect(uvs.every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(triangles.every((vertex) => vertex < positions.length / 3)).toBe(true)
      }
    }
  })

  it('[ILL-671] faces move faces: a blink the lids, a word the lips, and nothing the hands', () => {
    const face = long.meshes.find(({ name }) => name === 'Face')
    const skin = face?.pieces.find(({ paint }) => paint === 'skin')
    expect(face?.expressions).toEqual([...expressions.keys()])
    const eyes = long.joints.find(({ name }) => name === 'leftEye')?.at[1] ?? 0
    const neck = long.joints.find(({ name }) => name === 'neck')?.at[1] ?? 0
    const moved = (name: string) => {
      const moves = skin?.moves[face?.expressions.indexOf(name) ?? -1] ?? new Float32Array()
      const heights: number[] = []
      for (let at = 0; at < moves.length; at += 3) {
        const far = Math.hypot(moves[at]!, moves[at + 1]!, moves[at + 2]!)
        if (far > 0.0015) heights.push(skin?.positions[at + 1] ?? 0)
      }
      return heights
    }
    const all = [...expressions.keys()]
    expect(all.filter((name) => moved(name).length < 20)).toEqual([])
    expect(all.filter((name) => Math.min(...moved(name)) < neck)).toEqual([])
    expect(Math.max(...moved('blink').map((height) => Math.abs(height - eyes)))).toBeLessThan(0.05)
    expect(moved('aa').every((height) => height < eyes)).toBe(true)
  })

  it('[ILL-672] hair and skirts swing from chains that hang, held by head and hips', () => {
    const names = long.springs.map(({ name }) => name)
    expect(names.some((name) => name.startsWith('skirt'))).toBe(true)
    for (const { joints } of long.springs) {
      const heights = joints.map((joint) => long.joints[joint]?.at[1] ?? 0)
      expect(heights.toSorted((a, b) => b - a)).toEqual(heights)
      expect(['head', 'hips']).toContain(long.joints[long.joints[joints[0]!]!.parent]?.name)
    }
  })

  it('[ILL-673] is a valid file that says whose it is, and the same one each time', async () => {
    const vrm = await writeModel(bearded, { format: 'vrm', meta }, 'Eidolon', encode)
    const again = await writeModel(bearded, { format: 'vrm', meta }, 'Eidolon', encode)
    expect(Buffer.compare(vrm, again)).toBe(0)
    expect(vrm.length).toBeLessThan(15e6)
    const { issues } = await validateBytes(vrm)
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0])
    const { extensions } = jsonOf(vrm)
    expect(extensions.VRMC_vrm).toMatchObject({ specVersion: '1.0', meta })
    expect(Object.keys(extensions.VRMC_vrm.expressions.preset)).toContain('blink')
    const glb = await writeModel(long, { format: 'glb' }, 'Eidolon', encode)
    expect(jsonOf(glb).extensions).toBeUndefined()
    const plain = await validateBytes(glb)
    expect([plain.issues.numErrors, plain.issues.numWarnings]).toEqual([0, 0])
  })
})
