import { axes, ball, box, circle, type Contacts, drum, glowing, leather, meshes, metal } from '#props/prop-kit.ts'
import { middleOf, mounted, pairs, type Pieces, plain, prop, ring, sheet, silver, softly } from '#props/prop-kit.ts'
import { spokes, steel as steely, tube, type Vector } from '#props/prop-kit.ts'

const radius = 3

const typical: Contacts = {
  saddle: [0, 8, -1],
  grips: { left: [3.2, 10.6, 4], right: [-3.2, 10.6, 4] },
  soles: { left: [1.9, 2.9, 0.9], right: [-1.9, 2.9, 0.9] },
}

/** A naked machine with a round lamp: tank and mudguards have the color. */
export const motorcycle = prop({
  label: 'Motorcycle',
  words:
    'motorcycle, motorbike, motor bike, motor cycle, motorcycles, motorbikes, dirt bike, dirtbike, chopper motorcycle, cafe racer, sport bike, sportbike, superbike, street bike, cruiser motorcycle, vintage motorcycle, light cycle, cyberpunk motorcycle, futuristic motorcycle, harley, harley davidson, motocross bike, enduro bike, next to her motorcycle, next to his motorcycle, beside her motorcycle, beside his motorcycle',
  order: 1010,
  slot: 'mount',
  low: true,
  ridden: ['motorcycling'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-1.5, 0, -5], turned: 72 }, (contacts) =>
      pieces(contacts, fitting.colours.accent),
    ),
})

/** A strip over a wheel, from one share of the turn to another, seen from both sides. */
function guard(
  mesh: Parameters<typeof sheet>[0],
  axle: Vector,
  out: number,
  wide: number,
  from: number,
  to: number,
): void {
  sheet(
    mesh,
    (u, v) => {
      const { x, y } = circle(from + (to - from) * v)
      const across = u * 2 - 1
      const sunk = out - 0.22 * across * across
      return [axle[0] + across * wide, axle[1] + y * sunk, axle[2] + x * sunk]
    },
    10,
    24,
  )
}

function pieces({ saddle, grips, soles }: Contacts, color: string): Pieces {
  const { paint, tyres, steel, seat, engine, rubber, lamp, rear } = meshes(
    'paint',
    'tyres',
    'steel',
    'seat',
    'engine',
    'rubber',
    'lamp',
    'rear',
  )
  const x = saddle[0]
  const bar = middleOf(grips.left, grips.right)
  const feet = middleOf(soles.left, soles.right)
  const back: Vector = [x, radius, saddle[2] - 3.6]
  const front: Vector = [x, radius, Math.max(bar[2] + 2.9, feet[2] + 6.2)]
  for (const axle of [back, front]) {
    ring(tyres, axle, radius - 0.5, 0.5, 14)
    ring(steel, axle, radius - 0.98, 0.12, 8)
    spokes(steel, axle, radius - 1, 22, 0.035)
    drum(steel, axle, 0.42, 0.5)
    drum(steel, [x + 0.5, axle[1], axle[2]], 1.1, 0.04)
  }
  guard(paint, front, radius + 0.22, 0.62, 0.02, 0.42)
  guard(paint, back, radius + 0.26, 0.7, 0.2, 0.55)
  // Fork, yokes and lamp.
  const head: Vector = [x, bar[1] - 0.7, bar[2] + 0.35]
  for (const side of [-1, 1])
    tube(
      steel,
      [
        [x + side * 0.68, head[1] + 0.1, head[2]],
        [x + side * 0.68, (head[1] + front[1]) / 2, (head[2] + front[2]) / 2],
        [x + side * 0.68, front[1], front[2]],
      ],
      (share) => (share < 0.5 ? 0.17 : 0.24),
      12,
    )
  tube(
    steel,
    [
      [x - 0.75, head[1], head[2]],
      [x + 0.75, head[1], head[2]],
    ],
    0.18,
  )
  tube(
    steel,
    [
      [x - 0.75, head[1] - 1.1, head[2] + 0.45],
      [x + 0.75, head[1] - 1.1, head[2] + 0.45],
    ],
    0.2,
  )
  const eye: Vector = [x, head[1] - 0.55, head[2] + 0.95]
  ball(engine, [eye[0], eye[1], eye[2] - 0.1], [0.82, 0.82, 0.62], 20, 14)
  ball(lamp, [eye[0], eye[1], eye[2] + 0.26], [0.68, 0.68, 0.34], 20, 12)
  ball(steel, [x, head[1] + 0.25, head[2] + 0.1], [0.4, 0.25, 0.35], 14, 10)
  const { left, right } = grips
  tube(
    steel,
    softly([
      [left[0] + 0.35, left[1], left[2] - 0.1],
      left,
      [x + (left[0] - x) * 0.6, bar[1], bar[2] + 0.15],
      [x + 0.4, head[1] + 0.15, head[2]],
      [x - 0.4, head[1] + 0.15, head[2]],
      [x + (right[0] - x) * 0.6, bar[1], bar[2] + 0.15],
      right,
      [right[0] - 0.35, right[1], right[2] - 0.1],
    ]),
    0.11,
  )
  for (const [grip, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    tube(
      rubber,
      [[grip[0] - side * 0.5, grip[1], grip[2] + 0.1], grip, [grip[0] + side * 0.5, grip[1], grip[2] - 0.12]],
      0.17,
    )
    tube(
      steel,
      [
        [grip[0] - side * 0.55, grip[1], grip[2] + 0.2],
        [grip[0] + side * 0.35, grip[1] - 0.05, grip[2] + 0.62],
      ],
      0.05,
      6,
    )
    const stalk: Vector = [grip[0] - side * 0.4, grip[1] + 1.2, grip[2] + 0.5]
    tube(steel, [[grip[0] - side * 0.7, grip[1], grip[2] + 0.15], stalk], 0.05, 6)
    ball(engine, [stalk[0] + side * 0.25, stalk[1] + 0.15, stalk[2]], [0.5, 0.34, 0.1], 14, 8)
  }
  // Tank before the saddle, seat and tail behind.
  const tank: Vector = [x, saddle[1] + 0.35, (saddle[2] + head[2]) / 2 + 0.25]
  ball(paint, tank, [1.02, 0.85, Math.max(1.2, (head[2] - saddle[2]) / 2 - 0.35)], 24, 16)
  ball(steel, [x, tank[1] + 0.84, tank[2] + 0.2], [0.25, 0.08, 0.25], 12, 6)
  ball(seat, [x, saddle[1] - 0.28, saddle[2] - 0.3], [0.95, 0.36, 1.5], 20, 12)
  ball(seat, [x, saddle[1] - 0.05, saddle[2] - 2.3], [0.85, 0.38, 1.5], 20, 12)
  ball(paint, [x, saddle[1] - 0.5, saddle[2] - 3.1], [0.7, 0.4, 1.3], 18, 10)
  ball(rear, [x, saddle[1] - 0.45, saddle[2] - 4.35], [0.36, 0.2, 0.14], 12, 8)
  // Frame and engine between the feet.
  const low = Math.max(1.9, feet[1] - 0.9)
  const mid = (saddle[2] + front[2] - radius) / 2
  for (const side of [-0.55, 0.55]) {
    tube(
      engine,
      softly([
        [x + side, head[1] - 0.4, head[2] - 0.1],
        [x + side, low + 1.2, mid + 2.2],
        [x + side, low, mid + 0.9],
        [x + side, low, mid - 1.9],
        [x + side, saddle[1] - 0.7, saddle[2] - 1.4],
      ]),
      0.16,
      8,
    )
    tube(
      engine,
      [
        [x + side, saddle[1] - 0.6, saddle[2] + 0.4],
        [x + side, saddle[1] - 0.55, saddle[2] - 3],
      ],
      0.14,
      8,
    )
    tube(
      engine,
      [
        [x + side * 1.1, low + 0.9, mid - 1.4],
        [x + side * 1.1, back[1], back[2]],
      ],
      0.19,
      8,
    )
    tube(
      steel,
      [
        [x + side * 1.5, saddle[1] - 0.8, saddle[2] - 1.9],
        [x + side * 1.5, back[1] + 0.2, back[2] + 0.3],
      ],
      0.17,
      8,
    )
  }
  box(engine, [x, low + 1.15, mid - 0.35], [1, 1.05, 1.6], axes)
  ball(paint, [x, saddle[1] - 1.35, saddle[2] - 0.4], [0.85, 0.85, 1.15], 18, 12)
  ball(engine, [x, low + 2.6, mid - 1.9], [0.8, 1.1, 0.9], 16, 12)
  for (const side of [-1, 1]) {
    drum(steel, [x + side * 1.0, low + 1, mid - 0.9], 0.75, 0.16)
    // Cooled by fins, both cylinders in a V.
    for (const [lean, at] of pairs`0.55 0.35, -0.45 -0.55`)
      for (let fin = 0; fin < 9; fin++)
        box(steel, [x, low + 1.9 + fin * 0.26, mid + at + lean * fin * 0.26], [0.72 - 0.02 * fin, 0.07, 0.62], axes)
  }
  for (const [sole, side] of [
    [soles.left, 1],
    [soles.right, -1],
  ] as const) {
    tube(
      rubber,
      [
        [sole[0] - side * 0.5, sole[1] - 0.13, sole[2] - 0.05],
        [sole[0] + side * 0.35, sole[1] - 0.13, sole[2] - 0.05],
      ],
      0.13,
    )
    tube(
      steel,
      [
        [x + side * 0.6, low + 0.3, sole[2] - 0.1],
        [sole[0] - side * 0.4, sole[1] - 0.13, sole[2] - 0.05],
      ],
      0.09,
      8,
    )
  }
  const pipe = x - 1.15
  tube(
    steel,
    softly([
      [x - 0.5, low + 2.6, mid + 1.1],
      [pipe, low + 1.5, mid + 1.9],
      [pipe, low + 0.1, mid + 0.9],
      [pipe, low + 0.05, mid - 1.5],
      [pipe - 0.1, low + 0.35, back[2] + 0.6],
      [pipe - 0.15, low + 0.75, back[2] - 1.6],
    ]),
    (share) => 0.16 + 0.17 * Math.min(1, Math.max(0, share * 4 - 2.2)),
    12,
  )
  return [
    [paint, { name: 'motorcycle', material: 'hard', surface: plain(color, 0.16), twoSided: true }],
    [tyres, { name: 'motorcycle tyres', material: 'hard', surface: plain([0.018, 0.018, 0.02], 0.8) }],
    [steel, { name: 'motorcycle steel', material: 'hard', surface: metal(silver, 0.22), twoSided: true }],
    [
      engine,
      {
        name: 'motorcycle engine',
        material: 'hard',
        surface: metal([steely[0] * 0.2, steely[1] * 0.2, steely[2] * 0.2], 0.4),
      },
    ],
    [seat, { name: 'saddle', material: 'hard', surface: leather('#1d1714') }],
    [rubber, { name: 'motorcycle grips', material: 'hard', surface: plain([0.02, 0.02, 0.02], 0.85) }],
    [lamp, { name: 'motorcycle lamp', material: 'glow', surface: glowing('#fff2d6', 1.6) }],
    [rear, { name: 'motorcycle rear lamp', material: 'glow', surface: glowing('#c81e14', 1.2) }],
  ]
}
