import { movedLandmarks } from '#body/landmarks.ts'
import type { Measures } from '#lens/measures.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { plus, type Vector } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import type { Figure } from './figure.ts'

/** Offset from the start position in decimeters: to the right of the image, and toward the camera. */
export type Come = { readonly aside: number; readonly ahead: number }

/** The person turned about their own upright (degrees, to their left) and moved to where they have come. */
export function placeFigure(figure: Figure, turned: number, { aside, ahead }: Come): Figure {
  if (turned === 0 && ahead === 0 && aside === 0) return figure
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  const parts = figure.parts.map((part): Part => ({
    ...part,
    positions: carried(part.positions, c, s, aside, ahead),
    normals: carried(part.normals, c, s, 0, 0),
    // Patterns stay on the cloth: without a rest of their own they would be read off the moved vertices.
    rest: part.rest ?? part.positions,
    ...(part.strands && { strands: carried(part.strands, c, s, 0, 0) }),
  }))
  const turn = ([x, y, z]: Vector): Vector => [x * c + z * s, y, z * c - x * s]
  const move = (point: Vector): Vector => plus(turn(point), [aside, 0, ahead])
  return {
    ...figure,
    parts,
    measures: movedMeasures(figure.measures, ([x, y, z]) => [x * c + z * s + aside, y, z * c - x * s + ahead]),
    landmarks: () => figure.landmarks().map((one) => movedLandmarks(one, move, turn)),
  }
}

/** Where a point of the picture lies for somebody who is turned so far. */
export function asSeenTurned([x, y, z]: Vector, turned: number): Vector {
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  return [x * c - z * s, y, z * c + x * s]
}

function carried(from: Float32Array, c: number, s: number, aside: number, ahead: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let at = 0; at < from.length; at += 3) {
    const x = from[at]!
    const z = from[at + 2]!
    to[at] = x * c + z * s + aside
    to[at + 1] = from[at + 1]!
    to[at + 2] = z * c - x * s + ahead
  }
  return to
}

function movedMeasures(measures: Measures, move: (point: Vector) => Vector): Measures {
  const { low, high } = measures
  const corners = [low[0], high[0]].flatMap((x) => [low[2], high[2]].map((z) => move([x, low[1], z])))
  const both = ([one, other]: readonly [Vector, Vector]): readonly [Vector, Vector] => [move(one), move(other)]
  return {
    ...measures,
    eyes: move(measures.eyes),
    head: move(measures.head),
    shoulders: both(measures.shoulders),
    elbows: both(measures.elbows),
    hands: both(measures.hands),
    chest: move(measures.chest),
    hips: move(measures.hips),
    knees: both(measures.knees),
    feet: both(measures.feet),
    low: [Math.min(...corners.map(([x]) => x)), low[1], Math.min(...corners.map(([, , z]) => z))],
    high: [Math.max(...corners.map(([x]) => x)), high[1], Math.max(...corners.map(([, , z]) => z))],
    ...(measures.others && { others: measures.others.map((other) => movedMeasures(other, move)) }),
  }
}
