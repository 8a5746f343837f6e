import { axes, ball, box, type Contacts, drum, leather, meshes, metal, middleOf, mounted } from '#props/prop-kit.ts'
import { type Pieces, plain, prop, ring, silver, softly, spokes, tube, type Vector } from '#props/prop-kit.ts'

/** Half a meter of wheel before and behind; the frame goes to saddle, pedals and handlebar wherever those are. */
const radius = 3.3

const typical: Contacts = {
  saddle: [0, 9.3, -0.6],
  grips: { left: [2.4, 10.9, 4.2], right: [-2.4, 10.9, 4.2] },
  soles: { left: [1, 1.3, 1.2], right: [-1, 4.6, 1.2] },
}

export const bicycle = prop({
  label: 'Bicycle',
  words:
    'bicycle, bike, bicycles, push bike, pushbike, city bike, road bike, racing bike, mountain bike, fixie, fixed gear bike, vintage bicycle, old bicycle, cruiser bike, electric bike, ebike, bmx, bmx bike, bike beside her, bike beside him, pushing a bicycle, pushing her bicycle, pushing his bicycle, pushing a bike, pushing her bike, pushing his bike',
  order: 1000,
  slot: 'mount',
  low: true,
  ridden: ['cycling'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-1, 0, -4.2], turned: 74 }, (contacts) =>
      bicyclePieces(contacts, fitting.colours.accent),
    ),
})

function bicyclePieces({ saddle, grips, soles }: Contacts, color: string): Pieces {
  const { frame, tyres, rims, steel, seat, rubber } = meshes('frame', 'tyres', 'rims', 'steel', 'seat', 'rubber')
  const x = saddle[0]
  const pedals = middleOf(soles.left, soles.right)
  const crank: Vector = [x, Math.max(2.5, pedals[1]), pedals[2]]
  const bar = middleOf(grips.left, grips.right)
  const rear: Vector = [x, radius, Math.min(crank[2] - 3.9, saddle[2] - 2.2)]
  const front: Vector = [x, radius, Math.max(bar[2] + 1.5, crank[2] + 5)]
  const head: Vector = [x, bar[1] - 0.55, bar[2] + 0.1]
  // The fork leans as much as the front wheel is ahead of the bar.
  const crown: Vector = [x, radius * 2 + 0.55, head[2] + (front[2] - head[2]) * 0.55]
  const post: Vector = [x, saddle[1] - 0.25, saddle[2] - 0.25]
  const lug: Vector = [x, crank[1] + (post[1] - crank[1]) * 0.72, crank[2] + (post[2] - crank[2]) * 0.72]
  tube(frame, [crank, lug], 0.17)
  tube(frame, [lug, [x, crown[1] + (head[1] - crown[1]) * 0.6, crown[2] + (head[2] - crown[2]) * 0.6]], 0.15)
  tube(frame, [crank, [x, crown[1] + 0.25, crown[2] - 0.05]], 0.18)
  tube(frame, [crown, head], 0.19)
  for (const side of [-1, 1]) {
    tube(frame, [crank, [x + side * 0.45, rear[1], rear[2]]], 0.1, 8)
    tube(frame, [lug, [x + side * 0.45, rear[1], rear[2]]], 0.08, 8)
    tube(
      frame,
      [
        [x + side * 0.3, crown[1], crown[2]],
        [x + side * 0.42, crown[1] - 0.9, crown[2] + 0.35],
        [x + side * 0.42, front[1], front[2]],
      ],
      0.11,
      8,
    )
  }
  for (const axle of [rear, front]) {
    ring(tyres, axle, radius - 0.16, 0.16)
    ring(rims, axle, radius - 0.36, 0.09, 8)
    spokes(steel, axle, radius - 0.4, 28, 0.016)
    drum(steel, axle, 0.2, 0.42)
  }
  tube(steel, [lug, post], 0.12, 10)
  ball(seat, [x, saddle[1] - 0.14, saddle[2] - 0.3], [0.75, 0.2, 0.8], 18, 10)
  ball(seat, [x, saddle[1] - 0.14, saddle[2] + 0.55], [0.32, 0.18, 0.95], 14, 10)
  // Straight through both hands, by way of the stem.
  tube(steel, [head, [x, bar[1], bar[2] + 0.3]], 0.13)
  const { left, right } = grips
  tube(
    steel,
    softly([
      [left[0] + 0.3, left[1], left[2] - 0.05],
      left,
      [left[0] * 0.55 + x * 0.45, bar[1], bar[2] + 0.3],
      [x, bar[1], bar[2] + 0.35],
      [right[0] * 0.55 + x * 0.45, bar[1], bar[2] + 0.3],
      right,
      [right[0] - 0.3, right[1], right[2] - 0.05],
    ]),
    0.1,
  )
  for (const [grip, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    tube(
      rubber,
      [[grip[0] - side * 0.55, grip[1], grip[2] + 0.08], grip, [grip[0] + side * 0.45, grip[1], grip[2] - 0.06]],
      0.15,
    )
    tube(
      steel,
      [
        [grip[0] - side * 0.5, grip[1], grip[2] + 0.1],
        [grip[0] + side * 0.1, grip[1] - 0.2, grip[2] + 0.55],
      ],
      0.04,
      6,
    )
  }
  for (const [sole, side] of [
    [soles.left, 1],
    [soles.right, -1],
  ] as const) {
    box(rubber, [sole[0], sole[1] - 0.12, sole[2]], [0.45, 0.11, 0.4], axes)
    tube(
      steel,
      [
        [x + side * 0.55, crank[1], crank[2]],
        [x + side * 0.55, sole[1] - 0.12, sole[2]],
      ],
      0.1,
      8,
    )
    tube(
      steel,
      [
        [x + side * 0.5, sole[1] - 0.12, sole[2]],
        [sole[0], sole[1] - 0.12, sole[2]],
      ],
      0.06,
      8,
    )
  }
  drum(steel, [x - 0.42, crank[1], crank[2]], 0.85, 0.04)
  drum(steel, [x - 0.42, rear[1], rear[2]], 0.4, 0.05)
  for (const up of [1, -1])
    tube(
      steel,
      [
        [x - 0.42, crank[1] + up * 0.83, crank[2]],
        [x - 0.42, rear[1] + up * 0.38, rear[2]],
      ],
      0.045,
      6,
    )
  tube(
    steel,
    [
      [x, crank[1], crank[2]],
      [x - 0.5, crank[1], crank[2]],
    ],
    0.2,
    10,
  )
  return [
    [frame, { name: 'bicycle', material: 'hard', surface: plain(color, 0.25) }],
    [tyres, { name: 'bicycle tyres', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.8) }],
    [rims, { name: 'bicycle rims', material: 'hard', surface: metal(silver, 0.25) }],
    [steel, { name: 'bicycle steel', material: 'hard', surface: metal(silver, 0.25), twoSided: true }],
    [seat, { name: 'saddle', material: 'hard', surface: leather('#3a2416') }],
    [rubber, { name: 'bicycle grips', material: 'hard', surface: plain([0.03, 0.028, 0.026], 0.8) }],
  ]
}
