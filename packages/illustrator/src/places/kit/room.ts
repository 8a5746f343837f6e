import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Vector } from '#geometry/vector.ts'
import { box, pane } from './shapes.ts'
import { walked } from './terrain.ts'

/** A hole in a wall, decimeters from the wall's first corner. */
export type Opening = { left: number; right: number; low: number; high: number }

/** A room around the person: `wide` to both sides together, `back` behind, `front` before, `high`. */
export type RoomSize = { wide: number; back: number; front: number; high: number }

const thickness = 2

/** A wall with windows: pieces around the openings, and the depth of the wall within them. */
function wall(mesh: Mesh, corner: Vector, across: Vector, high: number, openings: readonly Opening[], cell = 5): void {
  const wide = Math.sqrt(across[0] * across[0] + across[2] * across[2])
  const [ax, az] = [across[0] / wide, across[2] / wide]
  const at = (u: number, v: number): Vector => [corner[0] + ax * u, corner[1] + v, corner[2] + az * u]
  const piece = (left: number, right: number, low: number, top: number): void => {
    if (right - left < 0.01 || top - low < 0.01) return
    pane(mesh, at(left, low), [ax * (right - left), 0, az * (right - left)], [0, top - low, 0], {
      cell,
      u: left,
      v: low,
    })
  }
  // Outwards, away from the room: the wall is seen from where `up` is to the left of `across`.
  const [ox, oz] = [az * thickness, -ax * thickness]
  let from = 0
  for (const hole of openings) {
    piece(from, hole.left, 0, high)
    piece(hole.left, hole.right, 0, hole.low)
    piece(hole.left, hole.right, hole.high, high)
    const [w, h] = [hole.right - hole.left, hole.high - hole.low]
    pane(mesh, at(hole.left, hole.low), [ax * w, 0, az * w], [ox, 0, oz])
    const top = at(hole.left, hole.high)
    pane(mesh, [top[0] + ox, top[1], top[2] + oz], [ax * w, 0, az * w], [-ox, 0, -oz])
    pane(mesh, at(hole.left, hole.low), [ox, 0, oz], [0, h, 0])
    const end = at(hole.right, hole.low)
    pane(mesh, [end[0] + ox, end[1], end[2] + oz], [-ox, 0, -oz], [0, h, 0])
    from = hole.right
  }
  piece(from, wide, 0, high)
}

export type Walls = { back?: readonly Opening[]; left?: readonly Opening[]; right?: readonly Opening[] }

export type RoomMeshes = { walls: Mesh; floor: Mesh; ceiling: Mesh }

/** Walls, floor and ceiling; seen from inside only, so that the camera may stand outside. */
export function makeRoom({ wide, back, front, high }: RoomSize, openings: Walls, cell = 5): RoomMeshes {
  const [walls, floor, ceiling] = [newMesh(), newMesh(), newMesh()]
  const w = wide / 2
  wall(walls, [-w, 0, -back], [wide, 0, 0], high, openings.back ?? [], cell)
  wall(walls, [-w, 0, front], [0, 0, -back - front], high, openings.left ?? [], cell)
  wall(walls, [w, 0, -back], [0, 0, back + front], high, openings.right ?? [], cell)
  wall(walls, [w, 0, front], [-wide, 0, 0], high, [], cell * 2)
  pane(floor, [-w, 0, front], [wide, 0, 0], [0, 0, -back - front], { cell: cell * 0.8 })
  // Whoever walks in a film comes out through the front wall, and finds floor there.
  pane(floor, [-w, 0, front + walked], [wide, 0, 0], [0, 0, -walked], { cell: cell * 2, v: -walked })
  pane(ceiling, [-w, high, -back], [wide, 0, 0], [0, 0, back + front], { cell })
  return { walls, floor, ceiling }
}

/** Bars of a window in a wall that stands across z (`x0` its left edge) or across x (`upon` given). */
export function frame(
  mesh: Mesh,
  hole: Opening,
  place: { x: number; z: number; alongZ?: boolean },
  columns: number,
  rows: number,
  bar = 0.5,
): void {
  const [w, h] = [hole.right - hole.left, hole.high - hole.low]
  const upright = (u: number, thick: number): void => {
    const along = hole.left + u
    const stand = place.alongZ ? { x: place.x, z: place.z + along } : { x: place.x + along, z: place.z }
    box(mesh, { ...stand, y: hole.low }, place.alongZ ? thick : thick, h, thick)
  }
  const level = (v: number, thick: number): void => {
    const middle = hole.left + w / 2
    const stand = place.alongZ ? { x: place.x, z: place.z + middle } : { x: place.x + middle, z: place.z }
    box(mesh, { ...stand, y: hole.low + v - thick / 2 }, place.alongZ ? thick : w, thick, place.alongZ ? w : thick)
  }
  for (let column = 0; column <= columns; column += 1)
    upright((w * column) / columns, column === 0 || column === columns ? bar * 1.8 : bar)
  for (let row = 0; row <= rows; row += 1) level((h * row) / rows, row === 0 || row === rows ? bar * 1.8 : bar)
}

/** Skirting along the walls of a room, and a beam or cornice under its ceiling. */
export function trim(mesh: Mesh, { wide, back, front, high }: RoomSize, low: number, top: number): void {
  const deep = back + front
  const middle = (front - back) / 2
  for (const [y, size] of [
    [0, low],
    [high - top, top],
  ] as const) {
    if (size <= 0) continue
    box(mesh, { z: -back + 0.3, y }, wide, size, 0.6, { cell: 6 })
    box(mesh, { x: -wide / 2 + 0.3, y, z: middle }, 0.6, size, deep, { cell: 6 })
    box(mesh, { x: wide / 2 - 0.3, y, z: middle }, 0.6, size, deep, { cell: 6 })
  }
}
