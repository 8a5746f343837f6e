import { restingFace, type BodyParams } from '@eidolon/people'
import type { Pack } from '#pack/pack.ts'
import type { Build } from '#skeleton/stance.ts'
import { atan } from '@eidolon/people/exact.ts'
import { skeletonOf, type Skeleton } from '#skeleton/skeleton.ts'
import { evenCheeks } from './cheeks.ts'
import { identityOf } from './identity.ts'
import { lidsOf } from './eyes/lids.ts'
import { enlargeEyes, type Forms } from './reshape.ts'
import { addTargets, macroWeights, type Weights } from './morph.ts'
import { smoothstep, through } from '#geometry/interpolate.ts'
import { lengthOf, meanOf, minus } from '#geometry/vector.ts'
import { pairs } from '#geometry/numbers.ts'

const lifelike: Forms = { eyes: 1, irises: 1, head: 1 }

/** One person before pose and expression: made once, posed as often as needed. */
export type BuiltPerson = {
  readonly pack: Pack
  readonly bodyParams: BodyParams
  /** Theirs in every style. */
  readonly identity: number
  readonly shape: Float32Array
  readonly frame: Skeleton
  readonly build: Build
  /** How far the lids go when they close. */
  readonly lids: number
  /** How much larger their irises are than in life. */
  readonly irises: number
  /** How many of their single hairs are drawn, 0..1. */
  readonly strays: number
}

/** Somebody as they are; `forms` is how a style departs from life, which leaves them their `identity`. */
export function makePerson(
  pack: Pack,
  bodyParams: BodyParams,
  forms: Forms = lifelike,
  identity: number = identityOf(bodyParams),
): BuiltPerson {
  const shape = pack.base.positions.slice()
  const macros = macroWeights(bodyParams.macro)
  addTargets(pack, shape, macros)
  addTargets(pack, shape, beyond(macros))
  addTargets(pack, shape, new Map(Object.entries(bodyParams.targets)))
  addTargets(pack, shape, restingFace(bodyParams.macro.gender))
  evenCheeks(pack, shape)
  raiseBrows(pack, shape, bodyParams.macro.gender)
  if (forms.eyes !== 1) enlargeEyes(pack, shape, forms.eyes)
  enlargeHead(pack, shape, headScale * forms.head)
  const frame = skeletonOf(pack, shape)
  const [build, lids] = [buildOf(pack, shape, frame), lidsOf(pack, shape)]
  return { pack, bodyParams, identity, shape, frame, build, lids, irises: forms.irises, strays: forms.strays ?? 1 }
}

/** The data's stoutest and leanest are mild; people are drawn so much beyond them. */
const girth = [
  [/^macrodetails\/universal-.*-maxweight$/, 1.5],
  [/^macrodetails\/universal-.*-minweight$/, 0.35],
] as const

function beyond(macros: Weights): Weights {
  return new Map(
    [...macros].flatMap(([name, weight]) =>
      girth.filter(([pattern]) => pattern.test(name)).map(([, more]) => [name, weight * more] as const),
    ),
  )
}

/** The vertices of the base mesh before this one are skin; eyes and teeth come after. */
const skinEnd = 13_380

/** How far the data's brows are moved up, decimeters: they lie on the lids. */
const browLift = [0.036, 0.05] as const

/** The lower end of what goes up with the brows: how far from the middle of the face, and how high, on the base mesh. */
const underBrows = pairs`0.1 7.27, 0.2 7.335, 0.31 7.375, 0.41 7.356, 0.475 7.308, 0.6 7.23`

/** Moves the brows up with the skin that they grow on, drawn out between lids and brows, and running out on the forehead. In place. */
function raiseBrows({ base: { positions } }: Pack, shape: Float32Array, sex: number): void {
  const lift = browLift[0] + (browLift[1] - browLift[0]) * sex
  for (let at = 0; at < skinEnd * 3; at += 3) {
    const [x, y, z] = [Math.abs(positions[at]!), positions[at + 1]!, positions[at + 2]!]
    if (x > 0.78 || y < 7.23 || y > 7.74 || z < 0.85) continue
    const from = y - through(underBrows, x)
    const share = smoothstep(0, 0.06, from) * smoothstep(7.74, 7.5, y) * smoothstep(0.78, 0.62, x)
    shape[at + 1]! += lift * share
    // The forehead leans back.
    shape[at + 2]! -= lift * 0.2 * share
  }
}

/** How much larger heads are drawn than life has them; faces are what people look at. */
const headScale = 1.07

/** Scales the head from where it sits on the neck, which goes over into it. In place. */
function enlargeHead({ base, bones }: Pack, shape: Float32Array, scale: number): void {
  const neck = meanOf(shape, bones.find(({ name }) => name === 'head')?.joint ?? [])
  for (let at = 0; at < shape.length; at += 3) {
    if (Math.abs(base.positions[at]!) > 1.2) continue
    const share = smoothstep(5.75, 6.5, base.positions[at + 1]! + (base.positions[at + 2]! - 0.4) * 0.35)
    if (share === 0) continue
    const factor = 1 + (scale - 1) * share
    for (let axis = 0; axis < 3; axis += 1) shape[at + axis] = neck[axis]! + (shape[at + axis]! - neck[axis]!) * factor
  }
}

/** How far arms hang from the vertical: past the hips, and off broad backs. */
function buildOf(pack: Pack, shape: Float32Array, frame: Skeleton): Build {
  const { boneIndices, positions } = pack.base
  const at = (name: string) => frame.joints[frame.index.get(name) ?? 0] ?? [0, 0, 0]
  const trunk = new Set(
    [...frame.index].filter(([name]) => /^(root|spine|pelvis|upperleg)/.test(name)).map(([, index]) => index),
  )
  let hips = 0
  for (let vertex = 0; vertex < skinEnd; vertex += 1) {
    const height = positions[vertex * 3 + 1] ?? 0
    if (height < -2 || height > 3 || !trunk.has(boneIndices[vertex * 4] ?? 0)) continue
    hips = Math.max(hips, Math.abs(shape[vertex * 3] ?? 0))
  }
  const shoulder = at('upperarm01.L')
  const arm = lengthOf(minus(at('lowerarm01.L'), shoulder)) + lengthOf(minus(at('wrist.L'), at('lowerarm01.L')))
  const clearance = hips + 0.42 * frame.size - shoulder[0]
  return { armsOut: Math.max(4, (atan(clearance / arm) * 180) / Math.PI) }
}
