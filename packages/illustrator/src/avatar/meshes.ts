import { normalsOf } from '#geometry/normals.ts'
import type { Part } from '#geometry/part.ts'
import { type Mesh, metres, type Piece } from './avatar.ts'
import type { Place } from './paint-all.ts'
import { settled, type Shares } from './weights.ts'

export type Kind = 'face' | 'clothes' | 'hair'

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
  placeOf: (part: Part) => Place,
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

const modeOf = ({ blended, cutOut }: Part): Piece['mode'] => (blended ? 'blend' : cutOut === true ? 'mask' : 'opaque')

function pieceOf(bound: readonly Bound[], placeOf: (part: Part) => Place, faces: number): Piece {
  const [first] = bound
  const [positions, normals, uvs, triangles]: [number[], number[], number[], number[]] = [[], [], [], []]
  const shares: Shares[] = []
  const moves: number[][] = Array.from({ length: faces }, () => [])
  for (const { part, weights, moves: own } of bound) {
    const place = placeOf(part)
    const raised = part.lift === undefined ? 0 : Math.min(0.012, part.lift)
    const smooth =
      part.normals.length === part.positions.length ? part.normals : normalsOf(part.positions, part.triangles)
    const known = new Map<number, number>()
    for (let at = 0; at < part.triangles.length; at += 1) {
      const vertex = part.triangles[at]!
      // On a map of its own a vertex is split where the map is; on pieces laid flat, where they end.
      const side =
        place.charts.length > 0 ? place.charts[Math.floor(at / 3)]! : (part.uvTriangles ?? part.triangles)[at]!
      const key = vertex * 2 ** 22 + side
      let made = known.get(key)
      if (made === undefined) {
        made = shares.length
        known.set(key, made)
        const normal = unitOf(smooth, vertex)
        for (let axis = 0; axis < 3; axis += 1) {
          positions.push((part.positions[vertex * 3 + axis]! + normal[axis]! * raised) * metres)
          normals.push(normal[axis]!)
          for (const [face, row] of moves.entries()) row.push((own[face]?.[vertex * 3 + axis] ?? 0) * metres)
        }
        uvs.push(place.corners[at * 2]!, place.corners[at * 2 + 1]!)
        shares.push(weights[vertex]!)
      }
      triangles.push(made)
    }
  }
  return {
    paint: first ? placeOf(first.part).paint : 'wear',
    mode: first ? modeOf(first.part) : 'opaque',
    twoSided: first?.part.twoSided ?? false,
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    ...settled(shares),
    triangles: Uint32Array.from(triangles),
    moves: moves.map((row) => Float32Array.from(row)),
  }
}

function unitOf(normals: Float32Array, vertex: number): readonly [number, number, number] {
  const [x, y, z] = [normals[vertex * 3]!, normals[vertex * 3 + 1]!, normals[vertex * 3 + 2]!]
  const length = Math.sqrt(x * x + y * y + z * z)
  return length > 1e-6 ? [x / length, y / length, z / length] : [0, 1, 0]
}
