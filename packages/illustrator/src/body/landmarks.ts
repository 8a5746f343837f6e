import { meanOf, minus, plus, times, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import { nearestVertex } from '#skeleton/nearest-vertex.ts'
import type { Body } from './body.ts'
import { triples } from '#geometry/numbers.ts'

/**
 * The points by which pose models know a person, posed, in the order of OpenPose: 18 of the body, 21 of each hand from
 * the wrist on, 70 of the face. Left and right are the person's own.
 */
export type Landmarks = {
  readonly body: readonly Vector[]
  readonly hands: { readonly left: readonly Vector[]; readonly right: readonly Vector[] }
  readonly face: readonly Vector[]
  /** Where the head points, and its left side. Length 1. */
  readonly facing: Vector
  readonly left: Vector
}

/** A point of the left half of the base mesh, as it comes. */
type Landmark = Vector

const noseTip: Landmark = [0, 6.938, 1.68]
const ear: Landmark = [0.8, 7.1, 0.42]

/** From the middle of the chin to the ear. */
const jaw: readonly Landmark[] = triples`
  0.13 6.21 1.4, 0.25 6.25 1.33, 0.37 6.33 1.2, 0.47 6.43 1, 0.55 6.55 0.9, 0.61 6.7 0.82, 0.69 6.92 0.68,
  0.715 7.244 0.668`
const chin: Landmark = [0, 6.2, 1.434]

/** From the nose outwards. */
const brow: readonly Landmark[] = triples`
  0.12 7.4 1.47, 0.2 7.43 1.455, 0.29 7.45 1.437, 0.38 7.46 1.4, 0.47 7.42 1.34`
const bridge: readonly Landmark[] = triples`0 7.261 1.514, 0 7.148 1.562, 0 7.034 1.631, 0 6.938 1.68`
const underNose: Landmark = [0, 6.805, 1.573]
const nostril: readonly Landmark[] = triples`0.07 6.82 1.56, 0.14 6.85 1.5`

/** Inner corner, along the upper lid, outer corner, back along the lower one. */
const eye: readonly Landmark[] = triples`
  0.175 7.274 1.381, 0.25 7.318 1.4, 0.36 7.33 1.4, 0.439 7.287 1.358, 0.36 7.24 1.39, 0.25 7.245 1.392`
const lipsOutside: readonly Landmark[] = triples`
  0.08 6.7 1.585, 0.17 6.67 1.52, 0.249 6.612 1.426, 0.17 6.54 1.48, 0.09 6.5 1.54`
const [upperLip, lowerLip]: readonly [Landmark, Landmark] = [
  [0, 6.696, 1.597],
  [0, 6.489, 1.556],
]
const lipsInside: readonly Landmark[] = triples`0.101 6.613 1.545, 0.212 6.615 1.449, 0.104 6.607 1.508`
const [upperInside, lowerInside]: readonly [Landmark, Landmark] = [
  [0, 6.608, 1.553],
  [0, 6.601, 1.54],
]

/** From the middle of the eyeball to the pupil, decimeters. */
const eyeball = 0.125

export function landmarksOf(body: Body): Landmarks {
  const { bones, pack, posed } = body
  const at = (place: Landmark): Vector => vertexAt(posed, nearestVertex(pack, place))
  const lefts = (places: readonly Landmark[]) => places.map(at)
  const rights = (places: readonly Landmark[]) => places.map(([x, y, z]) => at([-x, y, z]))
  const pupil = (side: string) => bones.carry(`eye${side}`, plus(bones.restJoint(`eye${side}`), [0, 0, eyeball]))
  const head = (rest: Vector): Vector => {
    const from = bones.restJoint('head')
    return unit(minus(bones.carry('head', plus(from, rest)), bones.carry('head', from)))
  }
  const joints = (side: string, names: readonly string[]) => names.map((name) => bones.joint(`${name}${side}`))
  const arm = (side: string) => joints(side, ['upperarm01', 'lowerarm01', 'wrist'])
  const leg = (side: string) => joints(side, ['upperleg01', 'lowerleg01', 'foot'])
  const [right, left] = [arm('.R'), arm('.L')]
  const neck = times(plus(right[0] ?? [0, 0, 0], left[0] ?? [0, 0, 0]), 0.5)
  const [rightEar, leftEar] = [at([-ear[0], ear[1], ear[2]]), at(ear)]
  const [rightPupil, leftPupil] = [pupil('.R'), pupil('.L')]
  const [rightLips, leftLips] = [rights(lipsOutside), lefts(lipsOutside)]
  const [rightInside, leftInside] = [rights(lipsInside), lefts(lipsInside)]
  const rightEye = rights(eye)
  return {
    body: [at(noseTip), neck, ...right, ...left, ...leg('.R'), ...leg('.L'), rightPupil, leftPupil, rightEar, leftEar],
    hands: { left: handOf(body, '.L'), right: handOf(body, '.R') },
    face: [
      ...rights(jaw).toReversed(),
      at(chin),
      ...lefts(jaw),
      ...rights(brow).toReversed(),
      ...lefts(brow),
      ...lefts(bridge),
      ...rights(nostril).toReversed(),
      at(underNose),
      ...lefts(nostril),
      // The right eye is gone around from its outer corner.
      ...[3, 2, 1, 0, 5, 4].flatMap((index) => rightEye.slice(index, index + 1)),
      ...lefts(eye),
      ...rightLips.slice(0, 3).toReversed(),
      at(upperLip),
      ...leftLips,
      at(lowerLip),
      ...rightLips.slice(3).toReversed(),
      ...rightInside.slice(0, 2).toReversed(),
      at(upperInside),
      ...leftInside,
      at(lowerInside),
      ...rightInside.slice(2),
      rightPupil,
      leftPupil,
    ],
    facing: head([0, 0, 1]),
    left: head([1, 0, 0]),
  }
}

/** The wrist, then each finger from its root to its tip, the thumb first. */
function handOf({ bones, pack, shape }: Body, side: string): readonly Vector[] {
  const tip = (name: string): Vector => {
    const bone = pack.bones[bones.index(name)]
    return bone ? bones.carry(name, meanOf(shape, bone.tip)) : bones.joint(name)
  }
  const fingers = [1, 2, 3, 4, 5].flatMap((finger) => [
    ...[1, 2, 3].map((joint) => bones.joint(`finger${finger}-${joint}${side}`)),
    tip(`finger${finger}-3${side}`),
  ])
  return [bones.joint(`wrist${side}`), ...fingers]
}

/** The same points after the person has been moved; `turn` alone is for directions. */
export function movedLandmarks(
  { body, hands, face, facing, left }: Landmarks,
  move: (point: Vector) => Vector,
  turn: (direction: Vector) => Vector,
): Landmarks {
  return {
    body: body.map(move),
    hands: { left: hands.left.map(move), right: hands.right.map(move) },
    face: face.map(move),
    facing: turn(facing),
    left: turn(left),
  }
}
