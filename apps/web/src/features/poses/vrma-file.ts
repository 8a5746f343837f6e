import { boneAbove, type Joints, type PoseBone, uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { chain, inverse, normal, type Rotation, still } from '@eidolon/people/rotation.ts'
import { minus } from '@eidolon/people/vector.ts'
import { boneNames } from '@eidolon/people/poses/joints.ts'
import { mannequinIn } from '@eidolon/people/poses/mannequin.ts'
import { fromVrmPose, type ReadPose, toVrmPose } from '@eidolon/people/poses/pose-file.ts'

/** A VRM animation is a binary glTF file: words and numbers, each with a mark before it. */
const marks = { file: 0x46546c67, words: 0x4e4f534a, numbers: 0x004e4942 } as const
const extension = 'VRMC_vrm_animation'

/** Longer than any animation that somebody takes a pose from. */
const longest = 40_000_000
const longestWords = 4_000_000
const maxNodes = 4000

export const isVrma = (bytes: Uint8Array): boolean =>
  bytes.length >= 20 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === marks.file

type GltfFields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): GltfFields => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const wholeOf = (value: unknown, otherwise = -1): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise

/** The pose that a VRM animation begins with, or why there is none. What no body can do is brought to what it can. */
export function readVrma(bytes: Uint8Array): ReadPose {
  if (bytes.length > longest) return { problem: 'This file is too large for a pose.' }
  try {
    return fromVrmPose(firstPose(bytes))
  } catch {
    return { problem: 'This file is no VRM animation that can be read.' }
  }
}

/** Throws where anything is not as it has to be. */
function firstPose(bytes: Uint8Array): GltfFields {
  const { words, numbers } = chunksOf(bytes)
  const nodes = listOf(words['nodes']).map(fieldsOf)
  if (nodes.length > maxNodes) throw new Error('There are too many nodes.')
  const { humanoid } = fieldsOf(fieldsOf(words['extensions'])[extension])
  const human = fieldsOf(fieldsOf(humanoid)['humanBones'])
  const [animation] = listOf(words['animations']).map(fieldsOf)
  const samplers = listOf(animation?.['samplers']).map(fieldsOf)
  const turned = new Map<number, Rotation>()
  for (const channel of listOf(animation?.['channels']).map(fieldsOf)) {
    const { node, path } = fieldsOf(channel['target'])
    if (path !== 'rotation') continue
    const { output, interpolation } = samplers[wholeOf(channel['sampler'])] ?? {}
    const first = interpolation === 'CUBICSPLINE' ? 1 : 0
    turned.set(wholeOf(node), rotationAt(words, numbers, wholeOf(output), first))
  }
  const rest = restOf(nodes)
  const bones = boneNames.flatMap((bone) => {
    const node = wholeOf(fieldsOf(human[bone])['node'])
    const own = rest[node]
    if (!own) return []
    // Seen from outside, and as if the model had been made with all of its bones upright.
    const now = chain(own.above, turned.get(node) ?? own.local)
    return [[bone, { rotation: [...normal(chain(now, inverse(chain(own.above, own.local))))] }] as const]
  })
  return Object.fromEntries(bones)
}

function chunksOf(bytes: Uint8Array): { readonly words: GltfFields; readonly numbers: DataView } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = view.getUint32(12, true)
  if (view.getUint32(16, true) !== marks.words || size > longestWords) throw new Error('There are no words.')
  const words = fieldsOf(JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + size))))
  const at = 20 + size
  if (view.getUint32(at + 4, true) !== marks.numbers) throw new Error('There are no numbers.')
  return { words, numbers: new DataView(bytes.buffer, bytes.byteOffset + at + 8, view.getUint32(at, true)) }
}

const floats = 5126
/** Whole numbers that stand for -1 to 1. */
const shares: ReadonlyMap<number, readonly [bytes: number, max: number, read: 'getInt8' | 'getInt16']> = new Map([
  [5120, [1, 127, 'getInt8']],
  [5122, [2, 32_767, 'getInt16']],
])

function rotationAt(words: GltfFields, numbers: DataView, accessor: number, index: number): Rotation {
  const { bufferView, byteOffset, componentType, type } = fieldsOf(listOf(words['accessors'])[accessor])
  const view = fieldsOf(listOf(words['bufferViews'])[wholeOf(bufferView)])
  if (type !== 'VEC4' || wholeOf(view['buffer']) !== 0) throw new Error('These are no rotations.')
  const share = shares.get(wholeOf(componentType))
  if (!share && componentType !== floats) throw new Error('These are no rotations.')
  const width = share?.[0] ?? 4
  const from = wholeOf(view['byteOffset'], 0) + wholeOf(byteOffset, 0)
  const stride = wholeOf(view['byteStride'], width * 4)
  const part = (at: number): number => {
    const place = from + index * stride + at * width
    if (!share) return numbers.getFloat32(place, true)
    return Math.max(-1, (share[2] === 'getInt8' ? numbers.getInt8(place) : numbers.getInt16(place, true)) / share[1])
  }
  return [part(0), part(1), part(2), part(3)]
}

type Rest = { readonly local: Rotation; readonly above: Rotation }

/** How each node is turned in the model at rest, and all that is above it, seen from outside. */
function restOf(nodes: readonly GltfFields[]): readonly (Rest | undefined)[] {
  const above = new Map<number, number>()
  for (const [at, { children }] of nodes.entries()) {
    for (const child of listOf(children)) above.set(wholeOf(child), at)
  }
  const local = nodes.map(({ rotation }): Rotation => {
    const [x, y, z, w] = listOf(rotation).map(Number)
    return x === undefined || y === undefined || z === undefined || w === undefined ? still : normal([x, y, z, w])
  })
  return nodes.map((_, at) => {
    let whole: Rotation = still
    let steps = 0
    for (let up = above.get(at); up !== undefined; up = above.get(up)) {
      // A chain that comes back to itself has no end.
      if ((steps += 1) > nodes.length) return undefined
      whole = chain(local[up] ?? still, whole)
    }
    return { local: local[at] ?? still, above: whole }
  })
}

const arms: Joints = { ...uprightJoints, bones: { leftUpperArm: [0, 0, 90], rightUpperArm: [0, 0, 90] } }

/** A pose as a VRM animation of a second in which nothing moves. */
export function writeVrma(name: string, joints: Joints): Uint8Array<ArrayBuffer> {
  const { points } = mannequinIn(arms)
  const at = (bone: PoseBone) => points.get(bone) ?? [0, 0, 0]
  // Decimeters here, meters there.
  const restOfBone = (bone: PoseBone) => {
    const above = boneAbove(bone)
    return minus(at(bone), above ? at(above) : [0, 0, 0]).map((value) => value / 10)
  }
  const pose = toVrmPose(joints)
  const [x = 0, y = 0, z = 0] = restOfBone('hips')
  const [, lifted = 0] = pose['hips']?.position ?? []
  const turns = boneNames.map((bone) => [...(pose[bone]?.rotation ?? still)])
  // Two moments, each with the same numbers.
  const tracks = [[0, 1], ...turns.map((turn) => [...turn, ...turn]), [x, y + lifted, z, x, y + lifted, z]]
  const nodes = boneNames.map((bone) => {
    const children = boneNames.flatMap((other, index) => (boneAbove(other) === bone ? [index] : []))
    return { name: bone, translation: restOfBone(bone), ...(children.length > 0 && { children }) }
  })
  const accessors = tracks.map((track, index) => ({
    bufferView: index,
    componentType: floats,
    count: 2,
    type: index === 0 ? 'SCALAR' : index === tracks.length - 1 ? 'VEC3' : 'VEC4',
    ...(index === 0 && { min: [0], max: [1] }),
  }))
  let length = 0
  const bufferViews = tracks.map((track) => {
    const byteOffset = length
    length += track.length * 4
    return { buffer: 0, byteOffset, byteLength: track.length * 4 }
  })
  const hips = boneNames.indexOf('hips')
  const words = {
    asset: { version: '2.0', generator: 'Eidolon' },
    extensionsUsed: [extension],
    extensions: {
      [extension]: {
        specVersion: '1.0',
        humanoid: { humanBones: Object.fromEntries(boneNames.map((bone, node) => [bone, { node }])) },
      },
    },
    scene: 0,
    scenes: [{ nodes: [hips] }],
    nodes,
    animations: [
      {
        name,
        samplers: tracks.slice(1).map((_, index) => ({ input: 0, output: index + 1, interpolation: 'LINEAR' })),
        channels: [
          ...boneNames.map((_, node) => ({ sampler: node, target: { node, path: 'rotation' } })),
          { sampler: boneNames.length, target: { node: hips, path: 'translation' } },
        ],
      },
    ],
    accessors,
    bufferViews,
    buffers: [{ byteLength: length }],
  }
  return packed(new TextEncoder().encode(JSON.stringify(words)), new Uint8Array(new Float32Array(tracks.flat()).buffer))
}

/** Both parts of the file, each brought to a multiple of four bytes. */
function packed(words: Uint8Array, numbers: Uint8Array): Uint8Array<ArrayBuffer> {
  const long = Math.ceil(words.length / 4) * 4
  const bytes = new Uint8Array(12 + 8 + long + 8 + numbers.length)
  const view = new DataView(bytes.buffer)
  const heads = [marks.file, 2, bytes.length, long, marks.words]
  for (const [at, value] of heads.entries()) view.setUint32(at * 4, value, true)
  bytes.set(words, 20)
  bytes.fill(0x20, 20 + words.length, 20 + long)
  view.setUint32(20 + long, numbers.length, true)
  view.setUint32(24 + long, marks.numbers, true)
  bytes.set(numbers, 28 + long)
  return bytes
}
