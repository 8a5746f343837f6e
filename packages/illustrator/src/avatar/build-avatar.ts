import type { AccessoryId, PictureOrder, Tints } from '@eidolon/people'
import type { Body } from '#body/body.ts'
import { bodyModel } from '#body/body-parts.ts'
import { bodyIn } from '#body/in-posture.ts'
import type { BuiltPerson } from '#body/person.ts'
import { skinSurface } from '#body/skin.ts'
import { wearIn } from '#figure/wear.ts'
import { addMuscles, type Muscles } from '#faces/units.ts'
import type { Part } from '#geometry/part.ts'
import { times, type Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import type { Pose } from '#poses/pose.ts'
import { personFor } from '#styles/person-for.ts'
import type { Separate } from '#wardrobe/dress.ts'
import { solesUnder } from '#wardrobe/worn.ts'
import { type Avatar, type Bumper, type Joint, meters, type Spring } from './avatar.ts'
import { behindLips } from './behind-lips.ts'
import { atRest, expressions } from './expressions.ts'
import { hang, type Hanging } from './hanging.ts'
import { human, humanBones, parentOf } from './humanoid.ts'
import { type Bound, meshOf, type AvatarMeshKind } from './meshes.ts'
import { paintAll, type PaintSizes } from './paint-all.ts'
import { rootsOf } from './roots-of.ts'
import { withShutLids } from './shut-lids.ts'
import { followed, freedom, mixedShares, nearestOf, type Shares, skinShares } from './weights.ts'

/** Arms out and palms down: what programs expect a person to stand like. */
const tPose: Pose = {
  arms: { left: { arm: [0, 0, 90], elbow: 0 }, right: { arm: [0, 0, 90], elbow: 0 } },
  fingers: { left: 'flat', right: 'flat' },
}

/** Lips just apart, so that what is painted between them is a mouth. */
const ajar: Muscles = addMuscles(atRest, { part: 0.1, open: 0.06 })

/** The vertices of the base mesh before this one are skin. */
const skinEnd = 13_380

/** Who becomes a model, and what they wear. */
export type Who = Pick<PictureOrder, 'genes' | 'style' | 'seed' | 'setting'>

type Colors = Pick<PictureOrder['setting'], 'primary' | 'secondary' | 'accent' | 'tints'> & { readonly seed: number }

/** What somebody has on besides clothes. Not every model needs it, and it is much: whoever makes one brings it along. */
export type Adornments = {
  /** Those that are on them wherever they go: not in a hand, not beside them. */
  readonly worn: (accessories: readonly AccessoryId[]) => readonly AccessoryId[]
  /** What of them is sewn with the clothes. */
  readonly separates: (accessories: readonly AccessoryId[], tints: Tints | undefined) => readonly Separate[]
  readonly things: (
    body: Body,
    worn: readonly AccessoryId[],
    colours: Colors,
    clothes: readonly Part[],
  ) => readonly Part[]
}

/** Nothing besides clothes. */
export const unadorned: Adornments = { worn: () => [], separates: () => [], things: () => [] }

export type Making = {
  /** Asked now and then; throws when the work is to end. */
  readonly pause: () => void
  readonly adornments: Adornments
  /** How finely things are painted. */
  readonly sizes: PaintSizes
}

/** Somebody in the posture that models are made in, with a face. */
export const standing = (person: BuiltPerson, { genes, seed }: Pick<Who, 'genes' | 'seed'>, muscles: Muscles): Body =>
  bodyIn(person, {
    posture: tPose,
    face: { muscles },
    loose: false,
    seed,
    detail: 'plain',
    soles: solesUnder(genes.marks),
  })

/** Somebody as a model, the same for the same order. */
export function buildAvatar(pack: Pack, who: Who, { pause, adornments, sizes }: Making): Avatar {
  const { genes, style, seed, setting } = who
  const person = personFor(pack, genes, style)
  const stand = (muscles: Muscles): Body => {
    pause()
    return standing(person, who, muscles)
  }
  const body = stand(atRest)
  const { primary, secondary, accent, tints } = setting
  const worn = adornments.worn(setting.accessories)
  const separates = adornments.separates(worn, tints)
  const { clothes, locks, whiskers } = wearIn(body, { ...setting, accessories: worn }, seed, pause, separates)
  const colors = { primary, secondary, accent, seed, ...(tints && { tints }) }
  const things = adornments.things(body, worn, colors, clothes.parts)
  const faceOf = (one: Body): readonly Part[] => {
    const own = bodyModel(one, clothes.hidden)('face').filter(({ name }) => name !== 'teeth' && name !== 'tongue')
    return [...own, ...behindLips(one)]
  }
  const surface = skinSurface(stand(ajar))
  const face = faceOf(body).map((part) => (part.name === 'skin' ? { ...part, surface } : part))
  const faces = [...expressions.values()].map((muscles) => faceOf(withShutLids(stand(muscles))))
  pause()
  const bones = boneWork(person, body)
  const clad = [...clothes.parts, ...things]
  const hair = hang(pointsOf(locks), bones.joints.length, {
    name: 'hair',
    holder: bones.named('head'),
    middle: body.bones.joint('head'),
    chains: 6,
    from: body.bones.joint('head')[1] + 0.15,
    stiffness: 0.9,
    gravity: 0.12,
    drag: 0.35,
  })
  const below = body.bones.joint('upperleg01.L')[1]
  const skirt = hang(bones.loose(clad, below), bones.joints.length + (hair?.joints.length ?? 0), {
    name: 'skirt',
    holder: bones.named('hips'),
    middle: body.bones.joint('root'),
    chains: 8,
    from: below,
    stiffness: 1.1,
    // A wide skirt that hung by its weight alone would close like an umbrella.
    gravity: 0.03,
    drag: 0.45,
  })
  const moved = (part: Part): readonly Float32Array[] =>
    faces.map((parts) =>
      movesOf(
        part,
        parts.find((other) => other.name === part.name),
      ),
    )
  const bound = (part: Part, kind: AvatarMeshKind, swings?: Hanging): Bound => ({
    part,
    weights: bones.weigh(part, kind, swings),
    moves: kind === 'face' ? moved(part) : [],
  })
  // Whiskers go with the skin that they grow on.
  const bearded = whiskers.map((part) => ({ ...bound(part, 'hair'), moves: bones.carried(part, face, faces) }))
  const of = {
    face: [...face.map((part) => bound(part, 'face')), ...bearded],
    clothes: clad.map((part) => bound(part, 'clothes', skirt)),
    hair: locks.map((part) => bound(part, 'hair', hair)),
  }
  pause()
  const { paints, placeOf } = paintAll(
    [...of.face, ...of.clothes, ...of.hair].map(({ part }) => part),
    sizes,
    pause,
  )
  const swinging = [hair, skirt].filter((one) => one !== undefined)
  return {
    joints: [...bones.joints, ...swinging.flatMap(({ joints }) => joints)].map(inMeters),
    meshes: [
      meshOf('Face', of.face, placeOf, [...expressions.keys()]),
      meshOf('Clothes', of.clothes, placeOf, []),
      meshOf('Hair', of.hair, placeOf, []),
    ].filter(({ pieces }) => pieces.length > 0),
    paints,
    springs: swinging.flatMap(({ springs }): readonly Spring[] => springs),
    bumpers: bumpersOf(bones.named, body),
    eyes: times(middleOf(body.bones.joint('eye.L'), body.bones.joint('eye.R'), body.bones.joint('head')), meters),
  }
}

const inMeters = (joint: Joint): Joint => ({ ...joint, at: times(joint.at, meters) })

const middleOf = (one: Vector, other: Vector, from: Vector): Vector => [
  (one[0] + other[0]) / 2 - from[0],
  (one[1] + other[1]) / 2 - from[1],
  (one[2] + other[2]) / 2 - from[2],
]

const pointsOf = (parts: readonly Part[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, { positions }) => sum + positions.length, 0))
  let at = 0
  for (const { positions } of parts) {
    all.set(positions, at)
    at += positions.length
  }
  return all
}

/** How far each vertex of a part goes to where it is in another face. */
function movesOf(part: Part, other: Part | undefined): Float32Array {
  if (other?.positions.length !== part.positions.length) return new Float32Array(part.positions.length)
  return part.positions.map((value, at) => other.positions[at]! - value)
}

/** The model's bones, and what follows them. */
function boneWork({ pack }: BuiltPerson, body: Body) {
  const { kept, of } = humanBones(pack.bones)
  const joints: readonly Joint[] = kept.map((bone) => {
    const name = pack.bones[bone]?.name ?? ''
    return { name: human.get(name) ?? name, parent: parentOf(pack.bones, of, bone), at: body.bones.joint(name) }
  })
  const named = (name: string) => joints.findIndex((joint) => joint.name === name)
  const skin = new Set<number>()
  const { first, count } = pack.base.groups.get('body') ?? { first: 0, count: 0 }
  for (let at = first * 4; at < (first + count) * 4; at += 1) skin.add(pack.base.quads[at]!)
  const near = nearestOf(body.posed, skin)
  const head = named('head')
  const whole = (joint: number): Shares => new Map([[joint, 1]])

  function weigh(part: Part, kind: AvatarMeshKind, swings: Hanging | undefined): readonly Shares[] {
    const { positions, name } = part
    return Array.from({ length: positions.length / 3 }, (_, vertex): Shares => {
      if (name === 'skin' || name === 'undersuit') return skinShares(pack, of, vertex)
      if (name.startsWith('eye-')) return whole(named(name === 'eye-left' ? 'leftEye' : 'rightEye'))
      if (kind === 'face') return whole(head)
      const [x, y, z] = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!]
      if (kind === 'hair') return swings ? swings.follows(x, y, z, whole(head)) : whole(head)
      const around = near(x, y, z)
      const held = followed(pack, of, around)
      const free = swings ? freedom(around[0]?.[1] ?? 0) : 0
      return swings && free > 0 ? mixedShares(held, swings.follows(x, y, z, held), free) : held
    })
  }

  return {
    joints,
    named,
    weigh,
    /** The points of clothes that hang below a height, off the skin. */
    loose: (parts: readonly Part[], below: number): Float32Array => {
      const points: number[] = []
      for (const { positions } of parts) {
        for (let at = 0; at < positions.length; at += 3) {
          const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!]
          if (y < below && freedom(near(x, y, z)[0]?.[1] ?? 0) > 0.5) points.push(x, y, z)
        }
      }
      return Float32Array.from(points)
    },
    /** How what grows on the skin goes with it, face by face. */
    carried: (part: Part, before: readonly Part[], faces: readonly (readonly Part[])[]): readonly Float32Array[] => {
      const skinOf = (parts: readonly Part[]) => parts.find(({ name }) => name === 'skin')?.positions ?? body.posed
      const rest = skinOf(before)
      const { positions } = part
      const nearest = Array.from(
        rootsOf(part),
        (root) => near(positions[root * 3]!, positions[root * 3 + 1]!, positions[root * 3 + 2]!)[0]?.[0] ?? 0,
      )
      return faces.map((parts) => {
        const skinned = skinOf(parts)
        return positions.map((_, at) => {
          const from = (nearest[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)
          return from < skinEnd * 3 ? skinned[from]! - rest[from]! : 0
        })
      })
    },
  }
}

/** Head, trunk and thighs, as balls and rods about as thick as they are. */
function bumpersOf(named: (name: string) => number, { bones }: Body): readonly Bumper[] {
  const rod = (human: string, bone: string, to: string, radius: number): Bumper => {
    const [start, end] = [bones.joint(bone), bones.joint(to)]
    const way: Vector = [end[0] - start[0], end[1] - start[1], end[2] - start[2]]
    return { joint: named(human), radius, from: [0, 0, 0], to: times(way, meters) }
  }
  return [
    { joint: named('head'), radius: 0.085, from: [0, 0.07, 0.03] },
    rod('chest', 'spine03', 'spine01', 0.11),
    rod('hips', 'root', 'spine05', 0.12),
    rod('leftUpperLeg', 'upperleg01.L', 'lowerleg01.L', 0.07),
    rod('rightUpperLeg', 'upperleg01.R', 'lowerleg01.R', 0.07),
  ]
}
