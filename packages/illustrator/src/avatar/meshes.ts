import { normalsOf } from '#geometry/normals.ts'
import type { Part } from '#geometry/part.ts'
import { type Mesh, meters, type AvatarPiece } from './avatar.ts'
import type { PaintedCharts } from './paint-all.ts'
import { settled, type Shares } from './weights.ts'

export type AvatarMeshKind = 'face' | 'clothes' | 'hair'

/** A part with what each of its vertices follows, and how it goes with each expression. */
export type Bound = {
  readonly part: Part
  readonly weights: readonly Shares[]
  readonly moves: readonly Float32Array[]
}

/** A mesh of all that is painted alike, one piece for each way. */
export function meshOf(
  name: string,
  bound: readonly Bound[],
  placeOf: (part: Part) => PaintedCharts,
  expressions: readonly string[],
): Mesh {
  const alike = new Map<string, Bound[]>()
  for (const one of bound) {
    if (one.part.triangles.length === 0) continue
    const { paint } = placeOf(one.part)
    const key = `${paint} ${modeOf(one.part)} ${one.part.twoSided}`
    alike.set(key, [...(alike.get(key) ?? []), one])
  }
  return { name, expressions, pieces: [...alike.values()].map((parts) => pieceOf(parts, placeOf, expressions.length)) }
}

const modeOf = ({ blended, cutOut }: Part): AvatarPiece['mode'] =>
  blended ? 'blend' : cutOut === true ? 'mask' : 'opaque'

/** Smallest visible movement of a face, in decimeters. Most of a face moves less most of the time. */
const seenOf = ({ material }: Part): number => (material === 'hair' ? 0.004 : 0.002)

function pieceOf(bound: readonly Bound[], placeOf: (part: Part) => PaintedCharts, faces: number): AvatarPiece {
  const [first] = bound
  const corners = bound.map(({ part }) => cornersOf(part, placeOf(part)))
  const count = corners.reduce((sum, { from }) => sum + from.length, 0)
  const floats = (each: number) => new Float32Array(count * each)
  const [positions, normals, uvs] = [floats(3), floats(3), floats(2)]
  const moves = Array.from({ length: faces }, () => floats(3))
  const triangles = new Uint32Array(bound.reduce((sum, { part }) => sum + part.triangles.length, 0))
  const shares: Shares[] = []
  let corner = 0
  for (const [index, { part, weights, moves: own }] of bound.entries()) {
    const { from, first: firstOf, triangles: made } = corners[index]!
    const [place, seen] = [placeOf(part), seenOf(part)]
    const raised = part.lift === undefined ? 0 : Math.min(0.012, part.lift)
    const smooth =
      part.normals.length === part.positions.length ? part.normals : normalsOf(part.positions, part.triangles)
    // Three corners in two places are no triangle; validators complain of those.
    for (let at = 0; at < made.length; at += 3) {
      const [a, b, c] = [made[at]!, made[at + 1]!, made[at + 2]!]
      if (a === b || b === c || c === a) continue
      triangles.set([shares.length + a, shares.length + b, shares.length + c], corner)
      corner += 3
    }
    for (let at = 0; at < from.length; at += 1) {
      const [vertex, to] = [from[at]!, shares.length]
      const normal = unitOf(smooth, vertex)
      for (let axis = 0; axis < 3; axis += 1) {
        positions[to * 3 + axis] = (part.positions[vertex * 3 + axis]! + normal[axis]! * raised) * meters
        normals[to * 3 + axis] = normal[axis]!
      }
      for (let face = 0; face < own.length; face += 1) {
        const [way, move] = [own[face]!, moves[face]!]
        const [x, y, z] = [way[vertex * 3]!, way[vertex * 3 + 1]!, way[vertex * 3 + 2]!]
        if (x * x + y * y + z * z <= seen * seen) continue
        move[to * 3] = x * meters
        move[to * 3 + 1] = y * meters
        move[to * 3 + 2] = z * meters
      }
      uvs[to * 2] = place.corners[firstOf[at]! * 2]!
      uvs[to * 2 + 1] = place.corners[firstOf[at]! * 2 + 1]!
      shares.push(weights[vertex]!)
    }
  }
  return {
    paint: first ? placeOf(first.part).paint : 'wear',
    mode: first ? modeOf(first.part) : 'opaque',
    twoSided: first?.part.twoSided ?? false,
    positions,
    normals,
    uvs,
    ...settled(shares),
    triangles: triangles.slice(0, corner),
    moves,
  }
}

/** The vertices of a part as the piece has them: which one each comes from, the first corner that asked for it, and the triangles. */
function cornersOf(part: Part, place: PaintedCharts) {
  const [from, first]: [number[], number[]] = [[], []]
  const triangles = new Uint32Array(part.triangles.length)
  const known = new Map<number, number>()
  for (let at = 0; at < part.triangles.length; at += 1) {
    const vertex = part.triangles[at]!
    // On a map of its own a vertex is split where the map is; on pieces laid flat, where they end.
    const side = place.charts.length > 0 ? place.charts[Math.floor(at / 3)]! : (part.uvTriangles ?? part.triangles)[at]!
    const key = vertex * 2 ** 22 + side
    let made = known.get(key)
    if (made === undefined) {
      made = from.length
      known.set(key, made)
      from.push(vertex)
      first.push(at)
    }
    triangles[at] = made
  }
  return { from, first, triangles }
}

function unitOf(normals: Float32Array, vertex: number): readonly [number, number, number] {
  const [x, y, z] = [normals[vertex * 3]!, normals[vertex * 3 + 1]!, normals[vertex * 3 + 2]!]
  const length = Math.sqrt(x * x + y * y + z * z)
  return length > 1e-6 ? [x / length, y / length, z / length] : [0, 1, 0]
}
