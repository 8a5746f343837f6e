import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Column, writeArchive } from '#pack/archive.ts'
import { differences, quantize, restoreBoneWeights, steps, toPlanes } from '#pack/codec.ts'
import { gateGroups, gatePoses, gateProxies, gateTargets, packVersion } from '#pack/gate.ts'
import { trunkVertices } from '#body/modesty.ts'
import type { PackFacts, ProxyFacts } from '#pack/read-pack.ts'
import {
  boneName,
  data,
  type MeshFace,
  facesOf,
  readJson,
  skinOf,
  source,
  type SourceBase,
  type SourcePoses,
  type SourceProxy,
} from './pack-source.ts'
import { proxyTexture, skinTextures } from './pack-textures.ts'

const vertexCount = 19_158
/** Vertices of the group that stays out: they keep their numbers, but lie in one point and never move. */
const left = { from: 15_128, to: 15_327 }

/** Reads the gate-listed items of the installed body data and writes the pack's bytes, the same on every machine. */
export async function buildPack(): Promise<Uint8Array> {
  const base = await readJson<SourceBase>(data, 'models', 'human_full_size.json')
  const columns = new Map<string, Column>()
  const bones = base.bones
    .filter(({ name }) => name.endsWith('____head'))
    .map(({ name }) => {
      const own = boneName(name)
      const tail = base.metadata.joint_pos_idxs[`${own}____tail`] ?? []
      return { name: own, parent: parentOf(base, own), joint: base.metadata.joint_pos_idxs[name] ?? [], tip: tail }
    })
  const indexOf = new Map(bones.map(({ name }, index) => [name, index]))
  const positions = Float32Array.from(base.vertices)
  for (let at = left.from * 3; at <= left.to * 3 + 2; at += 1) positions[at] = at % 3 === 1 ? 0.5 : 0
  const skin = skinOf(base, vertexCount, indexOf)
  const { faces, groups } = groupedFaces(base)
  columns.set('base/positions', positions)
  columns.set('base/boneIndices', skin.indices)
  columns.set('base/boneWeights', skin.weights)
  putFaces(columns, 'base', faces, base.uvs[0] ?? [])

  const targets = await putTargets(columns)

  const bodyFaces = faces.slice(0, groups[0]?.[1].count ?? 0)
  const trunk = trunkVertices({
    base: { positions, boneIndices: skin.indices, boneWeights: restoreBoneWeights(skin.weights) },
    bones,
  })
  const bare = bodyFaces.filter(({ corners }) => corners.some((corner) => trunk[corner] === 0))
  const textures = await skinTextures(bare, base.uvs[0] ?? [])
  const proxies: ProxyFacts[] = []
  for (const kind of Object.keys(gateProxies) as (keyof typeof gateProxies)[]) {
    for (const name of gateProxies[kind]) {
      const folder = join(data, 'proxies', kind, name)
      const mesh = await readJson<SourceProxy>(folder, `${name}.json`)
      putProxy(columns, name, mesh, indexOf)
      const texture = await proxyTexture(kind, folder, mesh)
      if (texture) textures.set(name, texture)
      proxies.push({ name, kind, texture: texture ? name : undefined })
    }
  }
  for (const [name, texture] of textures) {
    columns.set(`texture/${name}`, differences(texture.data, texture.channels))
  }

  const facts: PackFacts = {
    version: packVersion,
    groups,
    bones,
    targets,
    proxies,
    textures: [...textures].map(([name, { width, height, channels }]) => ({ name, width, height, channels })),
    poses: await readPoses(indexOf),
  }
  return writeArchive({ facts, columns })
}

function parentOf(base: SourceBase, name: string): number {
  const heads = base.bones.filter((bone) => bone.name.endsWith('____head')).map((bone) => boneName(bone.name))
  const own = base.bones.find((bone) => bone.name === `${name}____head`)
  const parent = own === undefined || own.parent < 0 ? undefined : base.bones[own.parent]
  return parent === undefined ? -1 : heads.indexOf(boneName(parent.name))
}

function groupedFaces(base: SourceBase): { faces: MeshFace[]; groups: PackFacts['groups'] } {
  const all = facesOf(base)
  const faces: MeshFace[] = []
  const groups = gateGroups.map((name) => {
    const material = base.materials.findIndex(({ DbgName }) => DbgName === name)
    const own = all.filter((face) => face.material === material)
    const first = faces.length
    faces.push(...own)
    return [name, { first, count: own.length }] as const
  })
  return { faces, groups }
}

function putFaces(
  columns: Map<string, Column>,
  path: string,
  faces: readonly MeshFace[],
  uvs: readonly number[],
): void {
  const quads = Uint16Array.from(faces.flatMap(({ corners }) => corners))
  columns.set(`${path}/quads`, differences(quads, 4))
  columns.set(`${path}/uvQuads`, differences(Uint16Array.from(faces.flatMap((face) => face.uvs)), 4))
  columns.set(`${path}/uvs`, quantize(uvs, steps.uv))
}

/** Many of them are alike (the height of the lean and of the stout), so each is stored once. */
async function putTargets(columns: Map<string, Column>): Promise<PackFacts['targets']> {
  const list = await readJson<{ targets: Readonly<Record<string, unknown>> }>(
    source,
    'src/json/targets/target-list.json',
  )
  const order = new Map(
    Object.keys(list.targets)
      .toSorted()
      .map((key, index) => [key.replace('data/targets/', '').replace('.target', ''), index]),
  )
  const file = await open(join(data, 'targets', 'targets.bin'))
  const storedAs = new Map<string, string>()
  const names: [string, string][] = []
  try {
    for (const name of gateTargets) {
      const index = order.get(name)
      if (index === undefined) throw new Error(`The body data has no morph target ${name}.`)
      const bytes = Buffer.alloc(vertexCount * 6)
      await file.read(bytes, 0, bytes.length, index * bytes.length)
      const key = createHash('sha256').update(bytes).digest('hex')
      const twin = storedAs.get(key)
      names.push([name, twin ?? name])
      if (twin !== undefined) continue
      storedAs.set(key, name)
      const vertices: number[] = []
      const moves: number[] = []
      for (let vertex = 0; vertex < vertexCount; vertex += 1) {
        if (vertex >= left.from && vertex <= left.to) continue
        const move = [0, 2, 4].map((byte) => bytes.readInt16LE(vertex * 6 + byte))
        if (move.every((part) => part === 0)) continue
        vertices.push(vertex)
        moves.push(...move)
      }
      columns.set(`target/${name}/vertices`, differences(Uint16Array.from(vertices), 1))
      columns.set(`target/${name}/moves`, differences(toPlanes(Int16Array.from(moves)), 1))
    }
  } finally {
    await file.close()
  }
  return names
}

function putProxy(
  columns: Map<string, Column>,
  name: string,
  mesh: SourceProxy,
  indexOf: ReadonlyMap<string, number>,
): void {
  const path = `proxy/${name}`
  const count = mesh.ref_vIdxs.length
  const skin = skinOf(mesh, count, indexOf)
  columns.set(`${path}/anchors`, differences(Uint16Array.from(mesh.ref_vIdxs.flat()), 3))
  columns.set(`${path}/weights`, quantize(mesh.weights.flat(), steps.weight))
  columns.set(`${path}/offsets`, quantize(mesh.offsets.flat(), steps.offset))
  columns.set(`${path}/boneIndices`, skin.indices)
  columns.set(`${path}/boneWeights`, skin.weights)
  putFaces(columns, path, facesOf(mesh), mesh.uvs[0] ?? [])
}

async function readPoses(indexOf: ReadonlyMap<string, number>): Promise<PackFacts['poses']> {
  const all = await readJson<SourcePoses>(source, 'src/json/poses/poses.json')
  return gatePoses.map((name) => {
    const turns = Object.entries(all[name] ?? {})
      .filter(([bone]) => indexOf.has(bone))
      .toSorted(([one], [other]) => (indexOf.get(one) ?? 0) - (indexOf.get(other) ?? 0))
      // Five digits are a thousandth of a degree.
      .map(([bone, turn]): [string, [number, number, number, number]] => [
        bone,
        [round(turn[0]), round(turn[1]), round(turn[2]), round(turn[3])],
      ])
    return [name, turns]
  })
}

const round = (value: number): number => Math.round(value * 100_000) / 100_000
