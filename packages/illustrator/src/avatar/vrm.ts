import { Extension, type Node, type ReaderContext, type WriterContext } from '@gltf-transform/core'
import type { Avatar } from './avatar.ts'
import { presets } from './expressions.ts'
import { human } from './humanoid.ts'

/** What a VRM file says of itself, by the specification's own names and values. */
export type VrmMeta = {
  readonly name: string
  readonly version: string
  readonly authors: readonly string[]
  readonly copyrightInformation?: string
  readonly licenseUrl: string
  readonly avatarPermission: 'onlyAuthor' | 'onlySeparatelyLicensedPerson' | 'everyone'
  readonly commercialUsage: 'personalNonProfit' | 'personalProfit' | 'corporation'
  readonly creditNotation: 'required' | 'unnecessary'
  readonly allowRedistribution: boolean
  readonly modification: 'prohibited' | 'allowModification' | 'allowModificationRedistribution'
}

type Described = {
  readonly avatar: Avatar
  readonly joints: readonly Node[]
  /** The meshes' nodes, and the expressions that each knows, in order. */
  readonly faces: readonly { readonly node: Node; readonly expressions: readonly string[] }[]
  readonly meta: VrmMeta
}

const names = { vrm: 'VRMC_vrm', springs: 'VRMC_springBone' } as const
const specVersion = '1.0'

/** Writes what makes a VRM of a glTF file: who it is, which bone is which, faces, eyes and what swings. */
export class Vrm extends Extension {
  static override readonly EXTENSION_NAME = names.vrm
  override readonly extensionName = names.vrm
  private described: Described | undefined

  of(described: Described): this {
    this.described = described
    return this
  }

  override read(_context: ReaderContext): this {
    return this
  }

  override write(context: WriterContext): this {
    const { described } = this
    if (!described) return this
    const index = (node: Node | undefined) => (node ? (context.nodeIndexMap.get(node) ?? 0) : 0)
    const { json } = context.jsonDoc
    json.extensions = {
      ...json.extensions,
      [names.vrm]: vrmOf(described, index),
      ...(described.avatar.springs.length > 0 && { [names.springs]: springsOf(described, index) }),
    }
    if (described.avatar.springs.length > 0) json.extensionsUsed = [...(json.extensionsUsed ?? []), names.springs]
    return this
  }
}

type Index = (node: Node | undefined) => number

function vrmOf({ avatar, joints, faces, meta }: Described, index: Index) {
  const bones = new Set(human.values())
  const expressions = faces.flatMap(({ node, expressions: own }) =>
    own.map((name, at) => {
      const blinks = name.startsWith('blink')
      // A face that says something with its eyes keeps them from blinking, and with its mouth from speaking.
      const overrides = { overrideBlink: 'none', overrideLookAt: 'none', overrideMouth: 'none' }
      const whole = !blinks && name.length > 2 && { ...overrides, overrideMouth: 'blend', overrideBlink: 'blend' }
      const bind = { node: index(node), index: at, weight: 1 }
      return [name, { morphTargetBinds: [bind], isBinary: false, ...overrides, ...whole }] as const
    }),
  )
  return {
    specVersion,
    meta,
    humanoid: {
      humanBones: Object.fromEntries(
        avatar.joints.flatMap(({ name }, at) => (bones.has(name) ? [[name, { node: index(joints[at]) }]] : [])),
      ),
    },
    expressions: {
      preset: Object.fromEntries(expressions.filter(([name]) => presets.has(name))),
      custom: Object.fromEntries(expressions.filter(([name]) => !presets.has(name))),
    },
    firstPerson: { meshAnnotations: faces.map(({ node }) => ({ node: index(node), type: 'auto' })) },
    lookAt: {
      offsetFromHeadBone: [...avatar.eyes],
      type: 'bone',
      rangeMapHorizontalInner: { inputMaxValue: 90, outputScale: 10 },
      rangeMapHorizontalOuter: { inputMaxValue: 90, outputScale: 12 },
      rangeMapVerticalDown: { inputMaxValue: 90, outputScale: 10 },
      rangeMapVerticalUp: { inputMaxValue: 90, outputScale: 10 },
    },
  }
}

function springsOf({ avatar, joints }: Described, index: Index) {
  return {
    specVersion,
    colliders: avatar.bumpers.map(({ joint, radius, from, to }) => ({
      node: index(joints[joint]),
      shape: to ? { capsule: { offset: [...from], radius, tail: [...to] } } : { sphere: { offset: [...from], radius } },
    })),
    colliderGroups: [{ name: 'body', colliders: avatar.bumpers.map((_, at) => at) }],
    springs: avatar.springs.map(({ name, joints: own, stiffness, gravity, drag, radius }) => ({
      name,
      joints: own.map((joint) => ({
        node: index(joints[joint]),
        hitRadius: radius,
        stiffness,
        gravityPower: gravity,
        gravityDir: [0, -1, 0],
        dragForce: drag,
      })),
      colliderGroups: [0],
    })),
  }
}
