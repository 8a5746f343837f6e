import { axes, ball, box, type Contacts, cos, drum, leather, meshes, metal, middleOf } from '#props/prop-kit.ts'
import { mounted, type Pieces, plain, prop, ring, silver, sin, softly, tube, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 2, -1],
  grips: { left: [1.4, 5.6, 3.2], right: [-1.4, 5.6, 3.2] },
  soles: { left: [1.1, 1.6, 6.4], right: [-1.1, 1.6, 6.4] },
}

export const kart = prop({
  label: 'Go-kart',
  words: 'go kart, gokart, kart, karts, racing kart, go karts, soapbox car, soap box car',
  order: 1032,
  slot: 'mount',
  low: true,
  ridden: ['karting'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-1.5, 0, -6], turned: 58 }, (contacts) =>
      pieces(contacts, fitting.colours.accent),
    ),
})

function pieces({ saddle, grips, soles }: Contacts, color: string): Pieces {
  const { paint, tyres, steel, seat, dark } = meshes('paint', 'tyres', 'steel', 'seat', 'dark')
  const [x, y, z] = saddle
  const feet = middleOf(soles.left, soles.right)
  const nose = feet[2] + 2.4
  const [front, back] = [feet[2] - 0.6, z - 3.2]
  for (const side of [-1, 1]) {
    for (const [axle, radius, thick] of [
      [front, 1.35, 0.5],
      [back, 1.6, 0.75],
    ] as const) {
      const hub: Vector = [x + side * 4.4, radius, axle]
      for (const off of [-thick * 0.6, 0, thick * 0.6])
        ring(tyres, [hub[0] + off, hub[1], hub[2]], radius - 0.45, 0.45, 10)
      drum(steel, hub, radius - 0.6, thick)
    }
    tube(
      steel,
      softly([
        [x + side * 1.6, 0.8, nose - 0.6],
        [x + side * 2.2, 0.7, front - 1.8],
        [x + side * 2.2, 0.7, back + 1],
        [x + side * 2.6, 0.9, back - 1],
      ]),
      0.17,
      10,
    )
    ball(paint, [x + side * 3.6, 1.2, (front + back) / 2 + 0.2], [0.95, 0.75, (front - back) / 2 - 1.7], 18, 12)
    const sole = side > 0 ? soles.left : soles.right
    tube(
      steel,
      [
        [sole[0], 0.8, sole[2] + 0.5],
        [sole[0], sole[1] + 0.3, sole[2] + 0.25],
      ],
      0.09,
      8,
    )
    box(steel, [sole[0], sole[1] + 0.1, sole[2] + 0.22], [0.5, 0.35, 0.08], axes)
  }
  for (const axle of [front, back])
    tube(
      steel,
      [
        [x - 4, 1.3, axle],
        [x + 4, 1.3, axle],
      ],
      0.15,
      10,
    )
  box(dark, [x, 0.62, (nose + back) / 2], [2.2, 0.1, (nose - back) / 2 - 0.6], axes)
  ball(paint, [x, 1.5, nose], [3.6, 0.9, 1.3], 26, 14)
  ball(paint, [x, 2.9, feet[2] + 1.2], [1.5, 1.7, 0.7], 20, 14)
  box(dark, [x - 2.9, 1.9, z - 1.6], [0.95, 1, 1.1], axes)
  tube(
    steel,
    softly([
      [x - 2.9, 1.7, z - 2.8],
      [x - 1, 1.4, z - 4],
      [x + 2, 1.5, z - 4.2],
    ]),
    0.3,
    10,
  )
  ball(seat, [x, y - 0.1, z + 0.2], [1.9, 0.5, 2], 20, 12)
  ball(seat, [x, y + 1.7, z - 2.1], [1.8, 2.2, 0.55], 20, 14)
  const wheel = middleOf(grips.left, grips.right)
  const reach = Math.max(1.1, Math.abs(grips.left[0] - grips.right[0]) / 2)
  tube(
    dark,
    Array.from({ length: 33 }, (_, nth): Vector => {
      const turn = (nth / 32) * Math.PI * 2
      return [wheel[0] + cos(turn) * reach, wheel[1] + sin(turn) * reach * 0.8, wheel[2] - sin(turn) * reach * 0.6]
    }),
    0.14,
    10,
  )
  tube(dark, [grips.left, wheel, grips.right], 0.12, 8)
  tube(steel, [wheel, [x, 1.2, feet[2] - 0.2]], 0.15, 10)
  return [
    [paint, { name: 'kart', material: 'hard', surface: plain(color, 0.2) }],
    [tyres, { name: 'kart tyres', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.8) }],
    [steel, { name: 'kart steel', material: 'hard', surface: metal(silver, 0.25), twoSided: true }],
    [seat, { name: 'kart seat', material: 'hard', surface: leather('#1c1a1a') }],
    [dark, { name: 'steering wheel', material: 'hard', surface: plain([0.025, 0.025, 0.028], 0.6) }],
  ]
}
