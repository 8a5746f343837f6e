import { bodyParams } from '@eidolon/people'
import type { Body } from '#body/body.ts'
import { identityOf } from '#body/identity.ts'
import { makePerson } from '#body/person.ts'
import { bodyMesh } from '#body/surface-mesh.ts'
import { type Color, linear } from '#geometry/color.ts'
import { normalsOf } from '#geometry/normals.ts'
import { minus, plus, times, type Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { featuresFor, formsFor } from '#styles/features-for.ts'
import { type Joint, meters, type PaintId, type AvatarPiece } from './avatar.ts'
import { standing, type Who } from './build-avatar.ts'
import { atRest } from './expressions.ts'
import { humanBones } from './humanoid.ts'
import { nearestOf } from './weights.ts'

/** What of a model has to be known to move it: where everything is, and what hangs on which joint. */
export type Worn = {
  readonly joints: readonly Joint[]
  readonly pieces: readonly Pick<AvatarPiece, 'positions' | 'normals' | 'joints' | 'weights'>[]
}

/** Vertex positions per piece and joints of a model with changed genes, until it is rebuilt. Meters. */
export type Moved = {
  readonly positions: readonly AvatarPiece['positions'][]
  readonly normals: readonly AvatarPiece['normals'][]
  readonly joints: readonly Vector[]
  /** By how much each paint is lighter or darker, linear; 1 is as it was painted. */
  readonly tints: Readonly<Record<PaintId, Color>>
}

/** Vertices of the body that each vertex of a piece goes with, and how much with each; or the joint that it is fixed to. */
type SkinWeights = { readonly near: Int32Array; readonly shares: Float32Array; readonly fixed: Int16Array }

const each = 4

/** On the skin, decimeters: what lies so near goes with that vertex alone. */
const onSkin = 0.02

/**
 * Somebody's model, made once, that follows their dials: the body is shaped anew, which is quick, and clothes and hair go
 * with the skin that they are next to, which is near what they are when they are sewn anew and takes no time.
 */
export function follow(pack: Pack, { genes: first, style, seed }: Pick<Who, 'genes' | 'style' | 'seed'>, worn: Worn) {
  const own = bodyParams(first)
  // Whatever goes by chance with the person stays theirs while a dial is turned.
  const identity = identityOf(own)
  const bodyWith = (genes: Who['genes']): Body => {
    const looks = bodyParams(genes)
    const person = makePerson(pack, featuresFor(style, looks), formsFor(style, looks), identity)
    return standing(person, { genes, seed }, atRest)
  }
  const before = bodyWith(first)
  const { posed: start, triangles } = bodyMesh({ ...before, detail: 'face' })
  const smooth = normalsOf(start, triangles)
  // Those that the body has anyway: the face has so many more that looking among all of them would take seconds.
  const near = nearestOf(start, new Set(triangles.filter((vertex) => vertex < before.posed.length / 3)))
  const held = worn.pieces.map((piece) => holdOn(piece, worn.joints, near))
  const joints = jointsOf(pack, before, worn.joints)

  return (genes: Who['genes']): Moved => {
    const after = bodyWith(genes)
    const { posed } = bodyMesh({ ...after, detail: 'face' })
    const moves = posed.map((value, at) => (value - start[at]!) * meters)
    const bent = normalsOf(posed, triangles).map((value, at) => value - smooth[at]!)
    const now = jointsOf(pack, after, worn.joints)
    const steps = now.map((at, joint) => times(minus(at, joints[joint]!), meters))
    const looks = bodyParams(genes)
    return {
      positions: worn.pieces.map(({ positions }, at) => carried(positions, held[at]!, moves, steps)),
      normals: worn.pieces.map(({ normals }, at) => carried(normals, held[at]!, bent, undefined)),
      joints: worn.joints.map(({ at }, joint) => plus(at, steps[joint]!)),
      tints: {
        skin: against(own.skin.colour, looks.skin.colour),
        hair: against(own.hair.colour, looks.hair.colour),
        wear: [1, 1, 1],
      },
    }
  }
}

/** Where the joints are, decimeters; those of hair and skirts go with what they hang on. */
function jointsOf({ bones }: Pack, body: Body, joints: readonly Joint[]): readonly Vector[] {
  const { kept } = humanBones(bones)
  const found: Vector[] = []
  for (const [at, { parent }] of joints.entries()) {
    const bone = kept[at]
    found.push(bone === undefined ? (found[parent] ?? [0, 0, 0]) : body.bones.joint(bones[bone]?.name ?? ''))
  }
  return found
}

function holdOn(
  { positions, joints, weights }: Worn['pieces'][number],
  names: readonly Joint[],
  nearest: ReturnType<typeof nearestOf>,
): SkinWeights {
  const count = positions.length / 3
  const [near, shares] = [new Int32Array(count * each), new Float32Array(count * each)]
  const fixed = new Int16Array(count).fill(-1)
  for (let vertex = 0; vertex < count; vertex += 1) {
    const joint = joints[vertex * 4]!
    if (weights[vertex * 4] === 1 && names[joint]?.name.endsWith('Eye')) {
      fixed[vertex] = joint
      continue
    }
    const [x, y, z] = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!]
    const around = nearest(x / meters, y / meters, z / meters)
    const isSkin = (around[0]?.[1] ?? 0) < onSkin
    let sum = 0
    for (const [at, [one, distance]] of around.entries()) {
      near[vertex * each + at] = one
      const share = isSkin ? (at === 0 ? 1 : 0) : 1 / (0.02 + distance * distance)
      shares[vertex * each + at] = share
      sum += share
    }
    for (let at = vertex * each; at < (vertex + 1) * each; at += 1) shares[at]! /= sum
  }
  return { near, shares, fixed }
}

/** Everything as far as the body beneath it has gone; `steps` are those of joints, for what is fixed to one. */
function carried(
  from: AvatarPiece['positions'],
  { near, shares, fixed }: SkinWeights,
  moves: Float32Array,
  steps: readonly Vector[] | undefined,
): AvatarPiece['positions'] {
  const to = from.slice()
  for (let vertex = 0; vertex < fixed.length; vertex += 1) {
    const joint = fixed[vertex]!
    if (joint >= 0) {
      const step = steps?.[joint]
      if (step) for (let axis = 0; axis < 3; axis += 1) to[vertex * 3 + axis]! += step[axis]!
      continue
    }
    for (let at = vertex * each; at < (vertex + 1) * each; at += 1) {
      const share = shares[at]!
      if (share === 0) continue
      const body = near[at]! * 3
      to[vertex * 3]! += moves[body]! * share
      to[vertex * 3 + 1]! += moves[body + 1]! * share
      to[vertex * 3 + 2]! += moves[body + 2]! * share
    }
  }
  return to
}

/** Ratio of two colors. Black stays dark until the texture is repainted. */
function against(before: string, after: string): Color {
  const [old, now] = [linear(before), linear(after)]
  const share = (at: 0 | 1 | 2): number => Math.min(12, (now[at] + 0.004) / (old[at] + 0.004))
  return [share(0), share(1), share(2)]
}
