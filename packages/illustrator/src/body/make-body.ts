import type { PoseId } from '#catalogue/poses.ts'
import type { ExpressionId } from '#catalogue/expressions.ts'
import { type Face, faces } from '#faces/faces.ts'
import { unitsOf } from '#faces/units.ts'
import type { Phenotype } from '#genes/phenotype.ts'
import type { Pack } from '#pack/pack.ts'
import { unitTarget } from '#pack/gate.ts'
import { poses } from '#poses/poses.ts'
import type { Posture } from '#poses/pose.ts'
import { solvePosture } from '#poses/solve.ts'
import type { Stance } from '#poses/stance.ts'
import type { Body, Bones, Hand, Point } from './body.ts'
import type { Frame } from './frame.ts'
import { suffix, type Side } from './limbs.ts'
import { addTargets } from './morph.ts'
import { makePerson, type Person } from './person.ts'
import { rotate, still } from './rotation.ts'
import { boneMotions, motionMatrices, skinVertices } from './skinning.ts'
import { plus } from './vector.ts'

export type BodyOptions = {
  readonly pose: PoseId | Posture
  readonly expression: ExpressionId | Face
  readonly seed: number
  /** What the eyes look at, posed; straight ahead without it. */
  readonly lookAt?: Point
  readonly detail?: Body['detail']
  /** How thick the soles are that the person stands on. */
  readonly soles?: number
}

export function makeBody(pack: Pack, phenotype: Phenotype, options: BodyOptions): Body {
  return poseBody(makePerson(pack, phenotype), options)
}

/** The person in a pose, with a face. */
export function poseBody({ pack, phenotype, shape, frame, build }: Person, options: BodyOptions): Body {
  const posture = typeof options.pose === 'string' ? (poses[options.pose] ?? {}) : options.pose
  const stance = solvePosture(pack, shape, frame, posture, build)
  const faced = shape.slice()
  const face = typeof options.expression === 'string' ? faces[options.expression] : options.expression
  const units = [...unitsOf(face.muscles)].map(([unit, weight]) => [unitTarget(unit), weight] as const)
  addTargets(pack, faced, new Map(units))
  const motions = boneMotions(frame, stance)
  const { boneIndices, boneWeights } = pack.base
  const posed = skinVertices(faced, boneIndices, boneWeights, motions, 0)
  const lift = (options.soles ?? 0) - lowest(posed)
  for (let at = 1; at < posed.length; at += 3) posed[at]! += lift
  const bones = bonesOf(frame, stance, motions, lift)
  return {
    pack,
    phenotype,
    seed: options.seed,
    rest: pack.base.positions,
    shape,
    faced,
    posed,
    bones,
    skin: (positions, indices, weights) => skinVertices(positions, indices, weights, motions, lift),
    seat: undefined,
    hands: { left: handOf(frame, stance, 'left', lift), right: handOf(frame, stance, 'right', lift) },
    gaze: options.lookAt ?? [0, 0, 100],
    detail: options.detail ?? 'fine',
  }
}

function lowest(posed: Float32Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < 13_380; vertex += 1) least = Math.min(least, posed[vertex * 3 + 1]!)
  return least
}

function bonesOf(frame: Frame, stance: Stance, motions: Float64Array, lift: number): Bones {
  const matrices = motionMatrices(motions)
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

function handOf(frame: Frame, stance: Stance, side: Side, lift: number): Hand {
  const at = frame.index.get(`wrist${suffix(side)}`) ?? 0
  const turn = stance.turns[at] ?? still
  return {
    palm: plus(plus(stance.joints[at] ?? [0, 0, 0], rotate(turn, frame.hands[side].palm)), [0, lift, 0]),
    facing: rotate(turn, [side === 'left' ? -1 : 1, 0, 0]),
    along: rotate(turn, [0, -1, 0]),
    grips: false,
  }
}
