import { random } from '@eidolon/people'
import type { Face } from '#faces/faces.ts'
import { restFace } from '#faces/rest-face.ts'
import { addMuscles, halvesOf, reachOf, unitsOf } from '#faces/units.ts'
import { unitTarget } from '#pack/gate.ts'
import type { Pack } from '#pack/pack.ts'
import { type HandTarget, isOwnPose, type Posture, withHeld } from '#poses/pose.ts'
import { solvePosture } from '#poses/solve.ts'
import { type Stance, turnBone } from '#skeleton/stance.ts'
import { traitsOf } from '#poses/traits.ts'
import type { Body, Bones, Hand } from './body.ts'
import { type Vector, minus, plus, times } from '#geometry/vector.ts'
import { rotate, still } from '#geometry/rotation.ts'
import type { Skeleton } from '#skeleton/skeleton.ts'
import { turnEyes, turnHead } from './eyes/gaze.ts'
import { axialTurn, type Side, suffix } from '#skeleton/limbs.ts'
import { closeLips } from './lips.ts'
import { withLids } from './eyes/lids.ts'
import { addHalf, addTargets } from './morph.ts'
import type { BuiltPerson } from './person.ts'
import { settleOf } from './eyes.ts'
import { boneMotions, type Motion, motionMatrices, skinVertices, trunkBones } from './skinning.ts'

export type PostureOptions = {
  readonly posture: Posture
  readonly face: Face
  /** Lets head and neck be held a little otherwise each time. */
  readonly loose: boolean
  readonly seed: number
  /** What the eyes look at, posed; a camera in front of the person without it. Or that by where the eyes are then. */
  readonly lookAt?: Vector | ((eyes: Vector) => Vector)
  readonly detail?: Body['detail']
  /** How thick the soles are that the person stands on. */
  readonly soles?: number
  /** Arms that hold on to somebody else, at points and in directions of the posed body. */
  readonly holds?: { readonly left?: HandTarget; readonly right?: HandTarget }
}

/** The person in a posture, with a face. */
export function bodyIn(person: BuiltPerson, options: PostureOptions): Body {
  const { pack, bodyParams, identity, shape, frame, build, lids, irises, strays } = person
  const { face, posture } = options
  const traits = traitsOf(posture)
  const chanced = options.loose ? options.seed : undefined
  let stance = solvePosture(pack, shape, frame, posture, build)
  const isOwn = isOwnPose(posture)
  if (!isOwn) holdHead(stance, frame, face, chanced)
  const { boneIndices, boneWeights } = pack.base
  const straight = trunkBones(frame.bones)
  const motionOf = (lift: number): Motion => {
    const motions = boneMotions(frame, stance)
    return { motions, matrices: motionMatrices(motions), straight, lift }
  }
  // Neither eyes nor mouth are what a person stands on, so the ground is known before they turn.
  const unlifted = skinVertices(shape.subarray(0, bodyVertices * 3), boneIndices, boneWeights, motionOf(0))
  const lift = (options.soles ?? 0) + traits.lift * frame.size - lowest(unlifted)
  if (options.holds) {
    // Arms are not what a person stands on: with the ground known, they are bent to where they hold on.
    stance = solvePosture(pack, shape, frame, withHeld(posture, lowered(options.holds, lift)), build)
    if (!isOwn) holdHead(stance, frame, face, chanced)
  }
  const away = face.eyes ?? traits.eyes
  const { lookAt } = options
  const aim = typeof lookAt === 'function' ? lookAt(eyesAhead(stance, frame, away, lift, isOwn)) : lookAt
  const settled = -settleOf(person)
  const point = aim ? minus(aim, [0, lift, 0]) : inFront(stance, frame)
  const { up, gaze } = look(stance, frame, away, isOwn, point, settled)

  const faced = shape.slice()
  // The upper lid goes with the eye.
  const following = up < 0 ? { close: Math.min(0.4, -up * 0.017) } : { wide: Math.min(0.6, up * 0.04) }
  const { close = 0, closeL = 0, closeR = 0, frown = 0, snarl = 0, pout = 0 } = face.muscles
  const shut = Math.min(1, close + Math.max(closeL, closeR))
  const glum = Math.min(1, (frown + snarl + pout) * 1.6)
  const muscles = addMuscles(addMuscles(face.muscles, restFace(identity, shut, glum)), following)
  const units = [...unitsOf(muscles)].map(([unit, weight]) => {
    const target = unitTarget(unit)
    return [target, withLids(lids, target, weight) * reachOf(unit)] as const
  })
  addTargets(pack, faced, new Map(units))
  for (const [unit, side, weight] of halvesOf(muscles)) addHalf(pack, faced, unitTarget(unit), side, weight)
  closeLips(pack, shape, faced)
  const motion = motionOf(lift)
  const posed = skinVertices(faced, boneIndices, boneWeights, motion)
  const hand = (side: Side): Hand => handOf(frame, stance, side, lift, traits.grips[side])
  return {
    pack,
    bodyParams,
    identity,
    irises,
    strays,
    seed: options.seed,
    rest: pack.base.positions,
    shape,
    faced,
    posed,
    bones: bonesOf(frame, stance, motion.matrices, lift),
    skin: (positions, indices, weights) => skinVertices(positions, indices, weights, motion),
    seat: traits.sits ? seatOf(pack, frame, stance, posed) : undefined,
    leans: traits.leans ? backOf(pack, frame, posed) : undefined,
    rides: traits.rides,
    brings: traits.brings,
    tool: traits.tool,
    hands: { left: hand('left'), right: hand('right') },
    gaze: plus(gaze, [0, lift, 0]),
    face,
    detail: options.detail ?? 'fine',
  }
}

function lowered({ left, right }: NonNullable<PostureOptions['holds']>, lift: number) {
  const down = (arm: HandTarget): HandTarget => ({ ...arm, to: minus(arm.to, [0, lift, 0]) })
  return { ...(left && { left: down(left) }), ...(right && { right: down(right) }) }
}

/** The head as the expression has it, and a little otherwise each time. */
function holdHead(stance: Stance, frame: Skeleton, { head }: Face, seed: number | undefined): void {
  const stream = seed === undefined ? undefined : random('head', seed)
  const chance = (degrees: number) => (stream ? stream.middling() * degrees : 0)
  const [down, left, bent] = head ?? [0, 0, 0]
  const half = axialTurn([(down + chance(3)) / 2, (left + chance(7)) / 2, (bent + chance(5)) / 2])
  turnBone(stance, frame, 'neck02', half, true)
  turnBone(stance, frame, 'head', half, true)
}

type Away = Face['eyes']

/** Turns head and eyes to a point, or the eyes alone where the face has them elsewhere or the head is held as it is. */
function look(stance: Stance, frame: Skeleton, away: Away, isHeld: boolean, point: Vector, settled = 0) {
  if (!away && !isHeld) turnHead(frame, stance, point)
  return turnEyes(frame, stance, away ? { away } : { point }, settled)
}

/** The middle between the eyes of somebody who looks ahead. */
function eyesAhead(stance: Stance, frame: Skeleton, away: Away, lift: number, isHeld: boolean): Vector {
  const trial = { turns: [...stance.turns], joints: [...stance.joints] }
  look(trial, frame, away, isHeld, inFront(trial, frame))
  const at = (name: string): Vector => plus(trial.joints[frame.index.get(name) ?? 0] ?? [0, 0, 0], [0, lift, 0])
  return times(plus(at('eye.L'), at('eye.R')), 0.5)
}

function inFront(stance: Stance, frame: Skeleton): Vector {
  const eye = stance.joints[frame.index.get('eye.L') ?? 0] ?? [0, 0, 0]
  return [0, eye[1], 40]
}

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

function lowest(posed: Float32Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) least = Math.min(least, posed[vertex * 3 + 1]!)
  return least
}

/** The lowest that hips and thighs come, between the hip joints. */
function seatOf({ base }: Pack, frame: Skeleton, stance: Stance, posed: Float32Array): Vector {
  const sitting = new Set(
    [...frame.index].filter(([name]) => /^(root|pelvis|upperleg01)/.test(name)).map(([, index]) => index),
  )
  let low = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    if (sitting.has(base.boneIndices[vertex * 4]!)) low = Math.min(low, posed[vertex * 3 + 1]!)
  }
  const [left, right] = ['upperleg01.L', 'upperleg01.R'].map((name) => stance.joints[frame.index.get(name) ?? 0])
  return [((left?.[0] ?? 0) + (right?.[0] ?? 0)) / 2, low, ((left?.[2] ?? 0) + (right?.[2] ?? 0)) / 2]
}

/** The hindmost point of the shoulder blades, in the middle between them. */
function backOf({ base }: Pack, frame: Skeleton, posed: Float32Array): Vector {
  const upper = new Set(
    [...frame.index].filter(([name]) => /^(spine0[12]|shoulder)/.test(name)).map(([, index]) => index),
  )
  let back: Vector = [0, 0, Number.POSITIVE_INFINITY]
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    if (!upper.has(base.boneIndices[vertex * 4]!)) continue
    const [x, y, z] = [posed[vertex * 3]!, posed[vertex * 3 + 1]!, posed[vertex * 3 + 2]!]
    left = Math.max(left, x)
    right = Math.min(right, x)
    if (z < back[2]) back = [x, y, z]
  }
  return [(left + right) / 2, back[1], back[2]]
}

function bonesOf(frame: Skeleton, stance: Stance, unlifted: Float32Array, lift: number): Bones {
  const matrices = unlifted.slice()
  for (let at = 7; at < matrices.length; at += 12) matrices[at]! += lift
  const index = (name: string) => {
    const at = frame.index.get(name)
    if (at === undefined) throw new Error(`There is no bone called ${name}.`)
    return at
  }
  return {
    matrices,
    index,
    joint: (name) => plus(stance.joints[index(name)] ?? [0, 0, 0], [0, lift, 0]),
    restJoint: (name) => frame.joints[index(name)] ?? [0, 0, 0],
    carry: (name, [x, y, z]) => {
      const at = index(name) * 12
      const row = (from: number): number =>
        matrices[from]! * x + matrices[from + 1]! * y + matrices[from + 2]! * z + matrices[from + 3]!
      return [row(at), row(at + 4), row(at + 8)]
    },
  }
}

function handOf(frame: Skeleton, stance: Stance, side: Side, lift: number, grips: boolean): Hand {
  const at = frame.index.get(`wrist${suffix(side)}`) ?? 0
  const turn = stance.turns[at] ?? still
  return {
    palm: plus(plus(stance.joints[at] ?? [0, 0, 0], rotate(turn, frame.hands[side].palm)), [0, lift, 0]),
    facing: rotate(turn, [side === 'left' ? -1 : 1, 0, 0]),
    along: rotate(turn, [0, -1, 0]),
    grips,
  }
}
