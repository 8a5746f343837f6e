import { randomSetting, type PictureOrder, randomGenes, type Scene } from '@eidolon/people'
import sharp from 'sharp'
import { validateBytes } from 'gltf-validator'
import { type Mesh, Object3D, Vector3 } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { adornments } from '#avatar/adornments.ts'
import { type Avatar, meters } from '#avatar/avatar.ts'
import { standing } from '#avatar/build-avatar.ts'
import { atRest, expressions } from '#avatar/expressions.ts'
import { human } from '#avatar/humanoid.ts'
import { follow } from '#avatar/follow.ts'
import { liveAvatar } from '#avatar/live-avatar.ts'
import { makeAvatar } from '#avatar/make-avatar.ts'
import { turnsBetween } from '#avatar/turns.ts'
import { type EncodeTexture, writeModel } from '#avatar/write-model.ts'
import { poseBody } from '#body/make-body.ts'
import { faceMesh } from '#body/face-mesh.ts'
import { bodyMesh } from '#body/surface-mesh.ts'
import { chain, rotate, type Rotation, still } from '#geometry/rotation.ts'
import { lengthOf, minus, plus, times, type Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { personFor } from '#styles/person-for.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { openVrm, partsOf } from './open-vrm.ts'

const calm = () => {}

const encode: EncodeTexture = async (pixels, size, kind) => {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  return Uint8Array.from(await (kind === 'png' ? picture.png() : picture.jpeg({ quality: 60 })).toBuffer())
}

function person(seed: number, scene: Partial<Scene>): PictureOrder {
  const genes = randomGenes(seed)
  const setting = randomSetting(genes, { accessories: [], without: [], ...scene }, seed)
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

const copyright = 'Mira by a wallet. All rights reserved.'

const jsonOf = (file: Uint8Array) => partsOf(file).json

const sameBytes = (one: Float32Array, other: Float32Array): boolean =>
  Buffer.from(one.buffer, one.byteOffset, one.byteLength).equals(
    Buffer.from(other.buffer, other.byteOffset, other.byteLength),
  )

/** Where a vertex is, to the half centimeter. */
const keyOf = (positions: Float32Array, vertex: number, scale: number): string =>
  [0, 1, 2].map((axis) => Math.round((positions[vertex * 3 + axis]! * scale) / 0.005)).join(' ')

describe('somebody as a model', () => {
  let pack: Pack
  let long: Avatar
  let bearded: Avatar
  let longFile: Uint8Array

  beforeAll(async () => {
    pack = await loadPack()
    long = makeAvatar(pack, person(1, { outfit: 'evening-gown' }), calm)
    bearded = makeAvatar(pack, person(4, {}), calm)
    longFile = await writeModel(long, { format: 'vrm', meta, copyright }, 'Eidolon', encode)
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
        expect(lengthOf(minus(found, times(after.bones.joint(bone), meters))), `${pose} ${name}`).toBeLessThan(0.01)
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
    // As bytes: number by number takes seconds.
    const elsewhere = move(who.genes).positions.filter((at, piece) => !sameBytes(at, pieces[piece]!.positions))
    expect(elsewhere).toHaveLength(0)
    const genes = { ...who.genes, height: 0.9, weight: 0.9, hairColour: '#ffffff' }
    const { positions, joints, tints } = move(genes)
    const body = standing(personFor(pack, genes, 'studio'), { genes, seed: who.seed }, atRest)
    const away = [...human].filter(([bone, name]) => {
      const at = joints[long.joints.findIndex((joint) => joint.name === name)]!
      return lengthOf(minus(at, times(body.bones.joint(bone), meters))) > 0.002
    })
    expect(away).toEqual([])
    // Nothing stays behind, and the gown goes out with the hips that are in it.
    const widest = (values: Float32Array) =>
      values.reduce((max, value, at) => (at % 3 === 2 ? Math.max(max, value) : max), 0)
    const gown = pieces.findIndex((piece) => long.meshes.find(({ name }) => name === 'Clothes')?.pieces.includes(piece))
    expect(widest(positions[gown]!)).toBeGreaterThan(widest(pieces[gown]!.positions) + 0.01)
    const [skin] = pieces.map(({ paint }, at) => (paint === 'skin' ? at : -1)).filter((at) => at >= 0)
    const { posed } = bodyMesh({ ...body, detail: 'face' })
    const known = new Set(Array.from({ length: posed.length / 3 }, (_, at) => keyOf(posed, at, meters)))
    const lost = Array.from({ length: positions[skin!]!.length / 3 }, (_, at) => keyOf(positions[skin!]!, at, 1))
    // In half centimeters, some of which a vertex is at the edge of.
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
        const max = Math.max(long.joints.length, bearded.joints.length)
        expect(joints.every((joint) => joint < max)).toBe(true)
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
    // Fear tightens the throat, too.
    expect(all.filter((name) => Math.min(...moved(name)) < neck - 0.04)).toEqual([])
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
    const vrm = longFile
    const again = await writeModel(long, { format: 'vrm', meta, copyright }, 'Eidolon', encode)
    expect(Buffer.compare(vrm, again)).toBe(0)
    expect(vrm.length).toBeLessThan(15e6)
    const { issues } = await validateBytes(vrm)
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0])
    const { extensions } = jsonOf(vrm)
    expect(extensions.VRMC_vrm).toMatchObject({ specVersion: '1.0', meta })
    expect(Object.keys(extensions.VRMC_vrm.expressions.preset)).toContain('blink')
    const glb = await writeModel(bearded, { format: 'glb', copyright }, 'Eidolon', encode)
    expect(jsonOf(glb).extensions).toBeUndefined()
    expect([jsonOf(vrm), jsonOf(glb)].map(({ asset }) => asset.copyright)).toEqual([copyright, copyright])
    const plain = await validateBytes(glb)
    expect([plain.issues.numErrors, plain.issues.numWarnings]).toEqual([0, 0])
  })

  it('[FIG-22] has the face of pictures above the neck, and no gap where the finer skin ends', () => {
    const { genes } = person(1, {})
    const body = standing(personFor(pack, genes, 'studio'), { genes, seed: 1 }, atRest)
    const [mesh, drawn] = [bodyMesh({ ...body, detail: 'face' }), bodyMesh({ ...body, detail: 'fine' })]
    const { vertices } = faceMesh(pack)
    const same = (vertex: number) => mesh.posed.subarray(vertex * 3, vertex * 3 + 3)
    const elsewhere = vertices.filter((vertex, at) =>
      same(at).some((value, axis) => value !== drawn.posed[vertex * 3 + axis]),
    )
    expect(elsewhere.length).toBe(0)
    expect(vertices.length).toBeGreaterThan(pack.base.positions.length / 3 + 10_000)
    // Every edge has a triangle on each of its sides: the body is closed.
    const sides = new Map<number, number>()
    for (let at = 0; at < mesh.triangles.length; at += 1) {
      const ends = [mesh.triangles[at]!, mesh.triangles[at % 3 === 2 ? at - 2 : at + 1]!]
      const edge = Math.min(...ends) * 2 ** 20 + Math.max(...ends)
      sides.set(edge, (sides.get(edge) ?? 0) + 1)
    }
    expect([...sides.values()].filter((count) => count !== 2)).toEqual([])
  })

  it('[FIG-20] three-vrm opens it: a blink closes the lids, a raised arm is up, eyes look, hair and skirt swing and hang again', async () => {
    const vrm = await openVrm(longFile)
    expect(vrm.meta).toMatchObject({ metaVersion: '1', ...meta })
    expect(Object.keys(vrm.humanoid.humanBones).toSorted()).toEqual([...human.values()].toSorted())
    expect(vrm.expressionManager?.expressions.map(({ expressionName }) => expressionName)).toEqual([
      ...expressions.keys(),
    ])
    const at = (bone: string) => vrm.humanoid.getRawBoneNode(bone)?.getWorldPosition(new Vector3()) ?? new Vector3()
    const face = vrm.scene.getObjectByName('Face')
    const influences = () => (face?.children ?? []).map((mesh) => (mesh as Mesh).morphTargetInfluences ?? [])
    vrm.update(1 / 60)
    expect(influences().flat().some(Boolean)).toBe(false)
    const hand = at('leftHand')
    vrm.expressionManager?.setValue('blink', 1)
    vrm.humanoid.getNormalizedBoneNode('leftUpperArm')?.rotation.set(0, 0, 1)
    if (vrm.lookAt) vrm.lookAt.target = new Object3D()
    vrm.lookAt?.target?.position.set(5, 1.5, 5)
    vrm.lookAt?.target?.updateMatrixWorld()
    vrm.update(1 / 60)
    const blink = [...expressions.keys()].indexOf('blink')
    expect(influences().map((all) => all[blink])).toEqual(influences().map(() => 1))
    expect(at('leftHand').y).toBeGreaterThan(hand.y + 0.3)
    // To its own left, which is +x of somebody who faces +z.
    const ahead = new Vector3(0, 0, 1).applyQuaternion(vrm.humanoid.getRawBoneNode('leftEye')!.quaternion)
    expect(ahead.x).toBeGreaterThan(0.05)
    const joints = [...(vrm.springBoneManager?.joints ?? [])]
    const ends = () =>
      joints.map(({ bone, child }) => vrm.scene.worldToLocal((child ?? bone).getWorldPosition(new Vector3())))
    const farthest = (from: readonly Vector3[]) => Math.max(...ends().map((end, one) => end.distanceTo(from[one]!)))
    const hung = ends()
    for (let frame = 0; frame < 12; frame += 1) {
      vrm.scene.position.x = Math.sin(frame / 2) * 0.1
      vrm.update(1 / 30)
    }
    expect(farthest(hung)).toBeGreaterThan(0.02)
    vrm.scene.position.x = 0
    for (let frame = 0; frame < 120; frame += 1) vrm.update(1 / 30)
    expect(farthest(hung)).toBeLessThan(0.05)
  })

  it('[FIG-21] whoever looks out of its eyes sees its body and neither its face nor its hair', async () => {
    const vrm = await openVrm(longFile)
    vrm.firstPerson?.setup()
    const { firstPersonOnlyLayer = 9 } = vrm.firstPerson ?? {}
    const own: Mesh[] = []
    vrm.scene.traverse((one) => {
      if ('geometry' in one && (one.layers.mask === 1 || one.layers.isEnabled(firstPersonOnlyLayer))) {
        own.push(one as Mesh)
      }
    })
    const neck = long.joints.find(({ name }) => name === 'neck')?.at[1] ?? 0
    const highest = own.map(({ geometry }) => {
      const { index, attributes } = geometry
      return Math.max(...Array.from(index?.array ?? [], (vertex) => attributes['position']!.getY(vertex)), 0)
    })
    expect(own.length).toBeGreaterThan(0)
    expect(Math.max(...highest)).toBeLessThan(neck + 0.08)
    expect(Math.max(...highest)).toBeGreaterThan(neck - 0.2)
  })
})
