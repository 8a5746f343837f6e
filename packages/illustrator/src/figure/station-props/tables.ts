import type { Body } from '#body/body.ts'
import type { Vector } from '#geometry/vector.ts'
import { linear } from '#geometry/color.ts'
import type { Surface } from '#geometry/part.ts'
import { metal, plain, wood } from '#props/materials.ts'
import { type Bench, type Stuff, trunkFront } from './bench.ts'

/** Wood whose grain runs sideways, as that of planks does. */
function lying(color: string): Surface {
  const upright = wood(linear(color))
  return (spot) => {
    const { x, y } = spot
    spot.x = y
    spot.y = x
    upright(spot)
    spot.x = x
    spot.y = y
  }
}

export const planks: Stuff = { name: 'table', surface: lying('#8a6544') }
export const timber: Stuff = { name: 'table legs', surface: wood('#6f4d31') }
export const iron: Stuff = { name: 'iron', surface: metal([0.07, 0.073, 0.08], 0.5) }
export const steelware: Stuff = { name: 'steel', surface: metal([0.5, 0.52, 0.55], 0.3) }
export const china: Stuff = { name: 'china', surface: plain('#ece7dc', 0.2) }
export const paper: Stuff = { name: 'paper', surface: plain('#efe9db', 0.9), cloth: true }
export const dark: Stuff = { name: 'dark', surface: plain([0.02, 0.02, 0.023], 0.35) }

/** Where a table is: the middle of its upper face and half its width and depth. */
export type Table = { readonly top: Vector; readonly wide: number; readonly deep: number }

/** A table before a body, as high as it is told; its near edge is right before the trunk. */
export function tableBefore(body: Body, height: number, [wide, deep]: readonly [number, number], room = 0.2): Table {
  const near = trunkFront(body, height) + room
  return { top: [0, height, near + deep], wide, deep }
}

/** A board on four legs. */
export function drawTable(made: Bench, { top: [x, y, z], wide, deep }: Table, board = planks, legs = timber): void {
  made.box(board, [x, y - 0.14, z], [wide, 0.14, deep])
  made.box(legs, [x, y - 0.5, z], [wide - 0.35, 0.24, deep - 0.35])
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      made.box(legs, [x + sx * (wide - 0.4), y / 2 - 0.2, z + sz * (deep - 0.4)], [0.22, y / 2 - 0.1, 0.22])
}

/** A closed front from the ground up, as counters and bars have it. */
export function drawCounter(made: Bench, { top: [x, y, z], wide, deep }: Table, board: Stuff, front: Stuff): void {
  made.box(board, [x, y - 0.13, z], [wide, 0.13, deep])
  made.box(front, [x, y / 2 - 0.13, z + 0.1], [wide - 0.2, y / 2 - 0.13, deep - 0.3])
  for (let nth = -2; nth <= 2; nth++)
    made.box(board, [x + (nth * wide) / 2.6, y / 2 - 0.1, z + deep - 0.2], [0.07, y / 2 - 0.5, 0.06])
}

export const spoonWood: Stuff = { name: 'spoon', surface: plain('#b98a55', 0.7) }
export const handle: Stuff = { name: 'handle', surface: plain([0.03, 0.022, 0.018], 0.4) }
export const tiles: Stuff = { name: 'counter front', surface: plain('#dcd6ca', 0.4) }
