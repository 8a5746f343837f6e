import { readArchive, type Column } from './archive.ts'
import { fromPlanes, restore, restoreBoneWeights, steps, sumBytes, sumShorts, sumWords } from './codec.ts'
import type { Bone, GroupName, Pack, Proxy, ProxyKind, Quads, Rotations, MorphTarget, Texture } from './pack.ts'

/** What the pack says in words beside its columns of numbers. */
export type PackFacts = {
  readonly version: string
  readonly groups: readonly (readonly [GroupName, { readonly first: number; readonly count: number }])[]
  readonly bones: readonly { name: string; parent: number; joint: readonly number[]; tip: readonly number[] }[]
  /** Each with the name its numbers are stored under: many are alike. */
  readonly targets: readonly (readonly [name: string, stored: string])[]
  readonly proxies: readonly ProxyFacts[]
  readonly textures: readonly { name: string; width: number; height: number; channels: 1 | 3 | 4 }[]
  readonly poses: readonly (readonly [
    string,
    readonly (readonly [string, readonly [number, number, number, number]])[],
  ])[]
}

export type ProxyFacts = {
  readonly name: string
  readonly kind: ProxyKind
  readonly texture?: string | undefined
}

/** The pack out of its bytes, already decompressed. */
export function readPack(bytes: Uint8Array): Pack {
  const { facts, columns } = readArchive(bytes)
  // Our own builder wrote it; its file name carries the version of this layout.
  const { version, groups, bones, targets, proxies, textures, poses } = facts as PackFacts
  const take = taker(columns)
  return {
    version,
    base: {
      positions: take.float('base/positions'),
      boneIndices: take.byte('base/boneIndices'),
      boneWeights: restoreBoneWeights(take.byte('base/boneWeights')),
      groups: new Map(groups),
      ...readQuads(take, 'base'),
    },
    bones: bones.map(({ name, parent, joint, tip }): Bone => {
      return { name, parent, joint: Uint16Array.from(joint), tip: Uint16Array.from(tip) }
    }),
    targets: readTargets(take, targets),
    proxies: new Map(proxies.map((one) => [one.name, readProxy(take, one)])),
    textures: new Map(
      textures.map(({ name, width, height, channels }): [string, Texture] => {
        return [name, { width, height, channels, data: sumBytes(take.byte(`texture/${name}`), channels) }]
      }),
    ),
    poses: new Map(poses.map(([name, turns]): [string, Rotations] => [name, new Map(turns)])),
  }
}

function readTargets(take: Taker, names: PackFacts['targets']): ReadonlyMap<string, MorphTarget> {
  const stored = new Map([...new Set(names.map(([, name]) => name))].map((name) => [name, readTarget(take, name)]))
  return new Map(
    names.flatMap(([name, under]) => {
      const target = stored.get(under)
      return target === undefined ? [] : [[name, target] as const]
    }),
  )
}

function readTarget(take: Taker, name: string): MorphTarget {
  return {
    vertices: sumWords(take.word(`target/${name}/vertices`), 1),
    moves: fromPlanes(sumShorts(take.short(`target/${name}/moves`), 1)),
  }
}

function readProxy(take: Taker, { name, kind, texture }: ProxyFacts): Proxy {
  const path = `proxy/${name}`
  const anchors = sumWords(take.word(`${path}/anchors`), 3)
  return {
    name,
    kind,
    count: anchors.length / 3,
    anchors,
    weights: restore(take.short(`${path}/weights`), steps.weight),
    offsets: restore(take.short(`${path}/offsets`), steps.offset),
    boneIndices: take.byte(`${path}/boneIndices`),
    boneWeights: restoreBoneWeights(take.byte(`${path}/boneWeights`)),
    texture,
    ...readQuads(take, path),
  }
}

function readQuads(take: Taker, path: string): Quads {
  return {
    quads: sumWords(take.word(`${path}/quads`), 4),
    uvQuads: sumWords(take.word(`${path}/uvQuads`), 4),
    uvs: restore(take.short(`${path}/uvs`), steps.uv),
  }
}

type Taker = ReturnType<typeof taker>

function taker(columns: ReadonlyMap<string, Column>) {
  const wrong = (name: string) => new Error(`The pack lacks ${name}: build it anew with "npm run pack".`)
  return {
    byte: (name: string): Uint8Array => {
      const column = columns.get(name)
      if (column instanceof Uint8Array) return column
      throw wrong(name)
    },
    word: (name: string): Uint16Array => {
      const column = columns.get(name)
      if (column instanceof Uint16Array) return column
      throw wrong(name)
    },
    short: (name: string): Int16Array => {
      const column = columns.get(name)
      if (column instanceof Int16Array) return column
      throw wrong(name)
    },
    float: (name: string): Float32Array => {
      const column = columns.get(name)
      if (column instanceof Float32Array) return column
      throw wrong(name)
    },
  }
}
