import type { Random } from '@eidolon/people'

import { addCopy, type Mesh, newMesh, type Stand, vertex } from '#geometry/mesh.ts'
import { box, pane, rod } from './shapes.ts'

/** What houses are made of, each its own mesh. */
export type HouseMeshes = { walls: Mesh; roofs: Mesh; timber: Mesh; panes: Mesh; stone: Mesh }

export type House = { wide: number; deep: number; high: number; roof: number; timbered?: boolean }

/** A roof over a box, ridge along x, overhanging on all sides. */
function gable(mesh: Mesh, wide: number, deep: number, base: number, high: number, over = 2): void {
  const [w, d] = [wide / 2 + over, deep / 2 + over]
  const drop = (over * high) / (deep / 2)
  pane(mesh, [-w, base - drop, d], [w * 2, 0, 0], [0, high + drop, -d], { cell: 8 })
  pane(mesh, [w, base - drop, -d], [-w * 2, 0, 0], [0, high + drop, d], { cell: 8 })
  // The thickness of the eaves.
  pane(mesh, [-w, base - drop - 0.8, d], [w * 2, 0, 0], [0, 0.8, 0])
}

/** The triangle of wall under a roof. */
function end(mesh: Mesh, x: number, deep: number, base: number, high: number): void {
  const way = Math.sign(x)
  const normal = [way, 0, 0] as const
  const one = vertex(mesh, [x, base, (deep / 2) * way], normal, 0, base)
  const two = vertex(mesh, [x, base, (-deep / 2) * way], normal, deep, base)
  const three = vertex(mesh, [x, base + high, 0], normal, deep / 2, base + high)
  mesh.triangles.push(one, two, three)
}

/** A cottage; its door and windows look to +z. */
export function cottage(into: HouseMeshes, random: Random, stand: Stand, house: House): void {
  const { wide, deep, high, roof, timbered = true } = house
  const one: HouseMeshes = { walls: newMesh(), roofs: newMesh(), timber: newMesh(), panes: newMesh(), stone: newMesh() }
  box(one.stone, {}, wide + 0.6, 3, deep + 0.6, { cell: 8 })
  box(one.walls, { y: 3 }, wide, high - 3, deep, { cell: 8 })
  end(one.walls, wide / 2, deep, high, roof)
  end(one.walls, -wide / 2, deep, high, roof)
  gable(one.roofs, wide, deep, high, roof)
  const z = deep / 2
  if (timbered) {
    for (const y of [3, high * 0.55, high - 1]) box(one.timber, { y, z }, wide, 1, 0.6)
    const count = Math.max(2, Math.round(wide / 8))
    for (let at = 0; at <= count; at += 1)
      box(one.timber, { x: (at / count - 0.5) * (wide - 1), y: 3, z }, 0.9, high - 3, 0.7)
    for (const x of [-1, 1])
      rod(one.timber, [x * wide * 0.48, high * 0.57, z + 0.1], [x * wide * 0.3, high - 1, z + 0.1], 0.4, 0.4, 4)
    for (const x of [-1, 1]) {
      for (const share of [-0.25, 0.25])
        box(one.timber, { x: (x * wide) / 2, y: 3, z: share * deep }, 0.6, high - 3, 0.8)
      box(one.timber, { x: (x * wide) / 2, y: high - 0.5 }, 0.6, 1, deep)
    }
  }
  const door = random.middling() * wide * 0.25
  box(one.timber, { x: door, z: z + 0.15, y: 0 }, 6, 12, 0.6)
  box(one.stone, { x: door, z: z + 2 }, 8, 0.8, 4)
  const windows = Math.max(1, Math.round(wide / 13))
  for (let at = 0; at < windows; at += 1) {
    const x = ((at + 0.5) / windows - 0.5) * wide * 0.86
    for (const y of high > 24 ? [5.5, high * 0.62] : [6]) {
      if (y < 12 && Math.abs(x - door) < 6.5) continue
      pane(one.panes, [x - 2, y, z + 0.25], [4, 0, 0], [0, 5.4, 0], { unit: true })
      for (const bar of [-2.2, 0, 2.2])
        box(one.timber, { x: x + bar, y: y - 0.3, z: z + 0.3 }, bar === 0 ? 0.3 : 0.6, 6, 0.4)
      for (const bar of [-0.4, 2.6, 5.3])
        box(one.timber, { x, y: y + bar, z: z + 0.3 }, 4.6, bar === 2.6 ? 0.3 : 0.6, 0.5)
    }
  }
  box(one.stone, { x: wide * 0.3, y: high, z: -deep * 0.12 }, 3.4, roof + 4, 3.4)
  addCopy(into.walls, one.walls, stand)
  addCopy(into.roofs, one.roofs, stand)
  addCopy(into.timber, one.timber, stand)
  addCopy(into.panes, one.panes, stand)
  addCopy(into.stone, one.stone, stand)
}

/** A plain town house or tower: fronts for `facade`, its roof's edge and ground floor apart. */
export function block(
  fronts: Mesh,
  ledges: Mesh,
  stand: Stand,
  wide: number,
  high: number,
  deep: number,
  shift = 0,
): void {
  const one = newMesh()
  box(one, {}, wide, high, deep, { cell: 14, u: shift })
  addCopy(fronts, one, stand)
  const edge = newMesh()
  box(edge, { y: high }, wide + 1.6, 1.8, deep + 1.6)
  box(edge, { y: Math.min(12, high * 0.4) }, wide + 0.9, 1, deep + 0.9)
  addCopy(ledges, edge, stand)
}
