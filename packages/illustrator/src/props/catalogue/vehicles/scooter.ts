import { axes, ball, box, type Contacts, drum, glowing, leather, meshes, metal, middleOf } from '#props/prop-kit.ts'
import { mounted, type Pieces, plain, prop, ring, sheet, silver, softly, tube, type Vector } from '#props/prop-kit.ts'

const radius = 1.7

const typical: Contacts = {
  saddle: [0, 7.6, -1.4],
  grips: { left: [2.6, 9.9, 3], right: [-2.6, 9.9, 3] },
  soles: { left: [1, 2.7, 2.2], right: [-1, 2.7, 2.2] },
}

/** A small one with a leg shield and a floor for the feet. */
export const scooter = prop({
  label: 'Scooter',
  words:
    'scooter, moped, vespa, motor scooter, scooters, mopeds, retro scooter, vintage scooter, electric scooter, motorino',
  order: 1012,
  slot: 'mount',
  low: true,
  ridden: ['riding-scooter'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-1, 0, -4.6], turned: 72 }, (contacts) =>
      pieces(contacts, fitting.colours.accent),
    ),
})

function pieces({ saddle, grips, soles }: Contacts, color: string): Pieces {
  const { paint, tyres, steel, seat, lamp } = meshes('paint', 'tyres', 'steel', 'seat', 'lamp')
  const x = saddle[0]
  const bar = middleOf(grips.left, grips.right)
  const feet = middleOf(soles.left, soles.right)
  const floor = feet[1] - 0.12
  const back: Vector = [x, radius, saddle[2] - 1.6]
  const front: Vector = [x, radius, Math.max(feet[2] + 3.6, bar[2] + 1.4)]
  for (const axle of [back, front]) {
    ring(tyres, axle, radius - 0.42, 0.42, 14)
    drum(steel, axle, 1, 0.3)
  }
  // The tail below the seat, the floor, and the shield before the legs.
  ball(paint, [x, saddle[1] - 1.25, saddle[2] - 0.9], [1.25, 1.05, 2.5], 26, 16)
  ball(paint, [x, saddle[1] - 2.4, saddle[2] - 0.9], [1.45, 1.7, 2.3], 26, 16)
  box(paint, [x, (saddle[1] + floor) / 2 - 0.6, saddle[2] + 0.55], [0.95, (saddle[1] - floor) / 2 - 0.6, 0.5], axes)
  box(paint, [x, floor - 0.14, (feet[2] + saddle[2]) / 2 + 0.9], [1.55, 0.13, (feet[2] - saddle[2]) / 2 + 0.9], axes)
  const knee = Math.max(feet[2] + 1.35, bar[2] - 0.2)
  const top = bar[1] - 1.2
  sheet(
    paint,
    (u, v) => {
      const across = u * 2 - 1
      const y = floor - 0.2 + (top - floor) * v
      const wide = 1.9 - 0.5 * v * v
      return [x + across * wide, y, knee + 0.35 - 0.5 * across * across + (bar[2] + 0.5 - knee) * v]
    },
    14,
    14,
  )
  ball(paint, [x, radius + 1.15, front[2] - 0.1], [0.75, 1.05, 1.25], 18, 12)
  tube(
    steel,
    [
      [x, front[1], front[2]],
      [x, radius + 1.6, front[2] - 0.35],
      [x, bar[1] - 0.3, bar[2] + 0.45],
    ],
    0.28,
  )
  ball(paint, [x, bar[1] - 0.15, bar[2] + 0.45], [0.75, 0.6, 0.6], 18, 12)
  ball(lamp, [x, bar[1] - 0.12, bar[2] + 0.9], [0.46, 0.46, 0.22], 18, 10)
  const { left, right } = grips
  tube(
    paint,
    softly([
      left,
      [x + (left[0] - x) * 0.5, bar[1], bar[2] + 0.25],
      [x, bar[1], bar[2] + 0.4],
      [x + (right[0] - x) * 0.5, bar[1], bar[2] + 0.25],
      right,
    ]),
    0.15,
  )
  for (const [grip, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    tube(
      tyres,
      [[grip[0] - side * 0.5, grip[1], grip[2] + 0.1], grip, [grip[0] + side * 0.5, grip[1], grip[2] - 0.1]],
      0.17,
    )
    tube(
      steel,
      [
        [grip[0] - side * 0.5, grip[1], grip[2] + 0.2],
        [grip[0] + side * 0.3, grip[1] - 0.05, grip[2] + 0.55],
      ],
      0.05,
      6,
    )
    tube(
      steel,
      [
        [grip[0] - side * 0.6, grip[1], grip[2] + 0.1],
        [grip[0] - side * 0.2, grip[1] + 1.3, grip[2] + 0.3],
      ],
      0.05,
      6,
    )
    ball(steel, [grip[0] - side * 0.1, grip[1] + 1.5, grip[2] + 0.3], [0.4, 0.4, 0.08], 16, 8)
  }
  ball(seat, [x, saddle[1] - 0.25, saddle[2] - 0.7], [1.05, 0.34, 2.1], 22, 12)
  ball(lamp, [x, saddle[1] - 1.3, saddle[2] - 3.25], [0.3, 0.2, 0.1], 12, 8)
  return [
    [paint, { name: 'scooter', material: 'hard', surface: plain(color, 0.18), twoSided: true }],
    [tyres, { name: 'scooter tyres', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.8) }],
    [steel, { name: 'scooter steel', material: 'hard', surface: metal(silver, 0.22), twoSided: true }],
    [seat, { name: 'saddle', material: 'hard', surface: leather('#3a2a20') }],
    [lamp, { name: 'scooter lamp', material: 'glow', surface: glowing('#fff0cf', 1.4) }],
  ]
}
