import type { Vector } from '#geometry/vector.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { linear } from '#geometry/color.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { blend } from '@eidolon/people'
import { box, cord, lathe } from '#geometry/shapes.ts'
import { felt, metal, steel, wood } from '#props/materials.ts'

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const
const sides = [-1, 1] as const

/** Seats are made around the middle of their upper face's shadow on the ground and moved below whoever sits. */
function moved(mesh: Mesh, [x, , z]: Vector, look: { readonly name: string; readonly surface: Surface }): Part {
  const part = toPart(mesh, { ...look, material: 'hard' })
  const positions = part.positions.slice()
  for (let at = 0; at < positions.length; at += 3) {
    positions[at]! += x
    positions[at + 2]! += z
  }
  return { ...part, positions }
}

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

/** A round seat on four legs that spread, with rungs between them. */
export function stool(at: Vector, height: number, steely: boolean): readonly Part[] {
  const [top, legs] = [newMesh(), newMesh()]
  const low = height - 0.34
  lathe(
    top,
    [
      [0, low],
      [1.5, low],
      [1.66, low + 0.07],
      [1.72, low + 0.18],
      [1.66, height - 0.05],
      [1.5, height],
      [0, height - 0.05],
    ],
    40,
    [0, 0, 0],
  )
  // Where the legs are at a height, outwards from the middle along both axes.
  const out = (y: number): number => 0.86 + 0.52 * (1 - y / low)
  for (const x of sides)
    for (const z of sides) {
      const foot = (y: number): Vector => [x * out(y), y, z * out(y)]
      cord(legs, [foot(0), foot(low / 2), foot(low + 0.02)], (share) => 0.13 + 0.05 * share, 10)
    }
  for (const [y, across] of [
    [1.25, true],
    [1.75, false],
  ] as const)
    for (const side of sides) {
      const reach = out(y)
      const end = (to: number): Vector => (across ? [to * reach, y, side * reach] : [side * reach, y, to * reach])
      cord(legs, [end(-1), end(0), end(1)], 0.085, 8)
    }
  const surface = steely ? metal(steel, 0.35) : wood(linear('#7d5634'))
  return [
    moved(top, at, { name: 'seat', surface: steely ? felt(linear('#2c2d31')) : lying('#8c6340') }),
    moved(legs, at, { name: 'seat legs', surface }),
  ]
}

/** Four legs, a cushion, a back of slats that leans a little; it looks to +z. */
export function chair(at: Vector, height: number, colour: string): readonly Part[] {
  const [frame, cushion] = [newMesh(), newMesh()]
  const [wide, deep, board] = [2.05, 1.9, height - 0.3]
  box(frame, [0, board, 0.1], [wide, 0.13, deep], axes)
  box(cushion, [0, height - 0.09, 0.12], [wide - 0.12, 0.1, deep - 0.12], axes)
  const post = (x: number, y: number): Vector => [x * (wide - 0.12), y, -deep + 0.1 - Math.max(0, y - board) * 0.17]
  const rise = height + 4.7
  for (const x of sides) {
    cord(
      frame,
      [
        [x * (wide - 0.2), 0, deep - 0.05],
        [x * (wide - 0.2), board, deep - 0.1],
      ],
      0.16,
      8,
    )
    cord(frame, [post(x, 0), post(x, board), post(x, (board + rise) / 2), post(x, rise)], 0.16, 8)
    cord(
      frame,
      [
        [x * (wide - 0.18), 1.4, deep - 0.1],
        [x * (wide - 0.14), 1.4, -deep + 0.1],
      ],
      0.08,
      7,
    )
  }
  for (const [y, half] of [
    [rise - 0.3, 0.42],
    [rise - 1.7, 0.22],
    [rise - 2.8, 0.22],
  ] as const)
    box(frame, [0, y, post(0, y)[2]], [wide - 0.15, half, 0.09], axes)
  return [
    moved(frame, at, { name: 'seat', surface: wood(linear('#6f4a2c')) }),
    {
      ...moved(cushion, at, { name: 'cushion', surface: felt(linear(blend(colour, '#8a7a6a', 0.4))) }),
      material: 'cloth',
    },
  ]
}

/** Planks on iron feet, with a back: as in parks. `half` of it is to each side. */
export function bench(at: Vector, height: number, half = 6.8): readonly Part[] {
  const [planks, iron] = [newMesh(), newMesh()]
  for (let nth = 0; nth < 4; nth++) box(planks, [0, height - 0.12, 1.55 - nth * 1.02], [half, 0.12, 0.44], axes)
  for (let nth = 0; nth < 3; nth++) {
    const y = height + 1.3 + nth * 1.15
    box(planks, [0, y, -2.05 - (y - height) * 0.2], [half, 0.42, 0.12], axes)
  }
  for (const x of [1.4 - half, half - 1.4]) {
    cord(
      iron,
      [
        [x, 0, 1.7],
        [x, 0.5, 1.5],
        [x, height - 0.35, 1.5],
        [x, height - 0.3, -1.6],
        [x, height + 0.4, -2.15],
        [x, height + 4, -2.95],
      ],
      0.15,
      8,
    )
    cord(
      iron,
      [
        [x, height - 0.3, -1.5],
        [x, 0.5, -2.1],
        [x, 0, -2.5],
      ],
      0.15,
      8,
    )
  }
  return [
    moved(planks, at, { name: 'seat', surface: lying('#8a6844') }),
    moved(iron, at, { name: 'seat legs', surface: metal([0.06, 0.065, 0.07], 0.5) }),
  ]
}
