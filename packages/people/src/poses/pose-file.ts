import { boneAbove, type PoseBone, sideOf, uprightJoints } from '@eidolon/contract/characters/bones.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
import { around, chain, inverse, normal, type Rotation, still } from '#maths/rotation.ts'
import { sign } from './bone-turns.ts'
import { boneNames, jointsFrom } from './joints.ts'
import { mannequinIn, restPoint } from './mannequin.ts'

/** A pose as it leaves as a file of its own. */
const format = 'eidolon-pose'

export const writePose = (name: string, joints: Joints): string =>
  `${JSON.stringify({ format, version: 1, name, joints }, undefined, 2)}\n`

/** What a VRM's bones are turned by, and its hips moved, from standing as a T: as `setNormalizedPose` of three-vrm takes it. */
export type VrmPose = Readonly<
  Record<string, { readonly rotation?: readonly number[]; readonly position?: readonly number[] }>
>

/** Arms out: how each bone of a T is turned from upright. */
const asT = (bone: PoseBone): Rotation => {
  const side = sideOf(bone)
  return side && /(Arm|Hand)$/.test(bone) ? around([0, 0, 1], sign(side) * 90) : still
}

const short = (value: number): number => Math.round(value * 1e5) / 1e5 || 0

export function toVrmPose(joints: Joints): VrmPose {
  const { turns, points } = mannequinIn(joints)
  const fromT = (bone: PoseBone | undefined): Rotation =>
    bone ? chain(turns.get(bone) ?? still, inverse(asT(bone))) : still
  const hips = (points.get('hips')?.[1] ?? 0) - restPoint('hips')[1]
  return Object.fromEntries(
    boneNames.map((bone) => {
      const rotation = normal(chain(inverse(fromT(boneAbove(bone))), fromT(bone))).map(short)
      // Decimeters here, meters there.
      return [bone, bone === 'hips' ? { rotation, position: [0, short(hips / 10), 0] } : { rotation }]
    }),
  )
}

export const writeVrmPose = (joints: Joints): string => `${JSON.stringify(toVrmPose(joints), undefined, 2)}\n`

/** A pose out of a file, or why it is none. What no body can do is brought to what it can. */
export type ReadPose = { readonly name: string; readonly joints: Joints } | { readonly problem: string }

/** Longer than any pose. */
const longest = 200_000

export function readPoseFile(text: string): ReadPose {
  if (text.length > longest) return { problem: 'This file is too large for a pose.' }
  const given = fieldsIn(text)
  if (!given) return { problem: 'This file is no pose: it is not JSON.' }
  if ('joints' in given || 'bones' in given) {
    const read = Joints.safeParse('joints' in given ? given['joints'] : given)
    if (!read.success) return { problem: read.error.issues[0]?.message ?? 'These joints cannot be read.' }
    const { name } = given
    return { name: typeof name === 'string' ? name : '', joints: read.data }
  }
  return fromVrmPose(given)
}

/** The same of rotations from a T, by the names of VRM bones. */
export function fromVrmPose(given: Readonly<Record<string, unknown>>): ReadPose {
  const fromT = new Map<PoseBone, Rotation>()
  let known = 0
  for (const bone of boneNames) {
    const rotation = rotationIn(given[bone])
    if (rotation === undefined) return { problem: `The rotation of ${bone} must be four numbers.` }
    if (rotation) known += 1
    const above = boneAbove(bone)
    fromT.set(bone, chain((above && fromT.get(above)) ?? still, rotation ?? still))
  }
  if (known === 0) {
    return { problem: 'This file is no pose: it has neither joints of Eidolon nor rotations of VRM bones.' }
  }
  const turns = new Map(boneNames.map((bone) => [bone, chain(fromT.get(bone) ?? still, asT(bone))] as const))
  return { name: '', joints: Joints.parse(jointsFrom(turns, uprightJoints)) }
}

/** Null where there is none; undefined where there is something else. */
function rotationIn(bone: unknown): Rotation | null | undefined {
  if (bone === undefined || bone === null) return null
  if (typeof bone !== 'object') return undefined
  const rotation: unknown = 'rotation' in bone ? bone.rotation : undefined
  if (rotation === undefined || rotation === null) return null
  if (!Array.isArray(rotation)) return undefined
  const [x, y, z, w] = rotation.map((value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN,
  )
  if (rotation.length !== 4 || x === undefined || y === undefined || z === undefined || w === undefined)
    return undefined
  const size = Math.hypot(x, y, z, w)
  return size > 0.01 && size < 100 ? normal([x, y, z, w]) : undefined
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
