import { axes, ball, box, type Contacts, glowing, leather, meshes, metal, mounted } from '#props/prop-kit.ts'
import { type Pieces, plain, prop, softly, steel as steely, tube, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 4.4, 0],
  grips: { left: [2.6, 6.8, 3], right: [-1.2, 6.6, 3.4] },
  soles: { left: [1.1, 0.4, 5], right: [-1.1, 0.4, 5] },
}

/** A padded seat with a stick before it, a throttle beside it and lit panels on both sides. */
export const pilotSeat = prop({
  label: 'Pilot seat',
  words:
    'pilot seat, pilots seat, cockpit seat, joystick, control stick, flight stick, flight yoke, ejector seat, gaming chair, captains chair, captains seat',
  order: 1076,
  slot: 'mount',
  low: true,
  ridden: ['piloting'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-4.6, 0, -5], turned: 30 }, (contacts) =>
      pieces(contacts, fitting.colours.accent),
    ),
})

function pieces({ saddle, grips }: Contacts, color: string): Pieces {
  const { pads, shell, steel, lights, sticks } = meshes('pads', 'shell', 'steel', 'lights', 'sticks')
  const [x, y, z] = saddle
  box(pads, [x, y - 0.35, z + 0.7], [2.1, 0.32, 2.4], axes)
  for (const side of [-1, 1]) {
    ball(pads, [x + side * 2.05, y - 0.1, z + 0.7], [0.45, 0.45, 2.4], 14, 12)
    ball(pads, [x + side * 1.85, y + 3.4, z - 2], [0.5, 3.2, 0.7], 14, 14)
    box(shell, [x + side * 3.5, y + 0.6, z + 2], [0.75, 0.9, 3.4], axes)
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 2; column++)
        box(lights, [x + side * (3.25 + column * 0.45), y + 1.52, z - 0.6 + row * 1.1], [0.14, 0.05, 0.22], axes)
  }
  ball(pads, [x, y + 3.2, z - 2.15], [1.7, 3.5, 0.6], 20, 16)
  ball(pads, [x, y + 7.7, z - 2.5], [1.35, 1, 0.5], 18, 12)
  box(shell, [x, y + 3.6, z - 2.85], [2.2, 4.6, 0.22], axes)
  box(shell, [x, y - 1, z + 0.4], [1.9, 0.4, 2.2], axes)
  tube(
    steel,
    [
      [x, 0, z],
      [x, y - 1, z],
    ],
    0.7,
    16,
  )
  tube(
    steel,
    [
      [x, 0, z],
      [x, 0.25, z],
    ],
    1.9,
    24,
  )
  // The right hand has the stick, the left one the throttle.
  const stick = grips.right
  tube(
    sticks,
    softly([
      [stick[0], Math.max(0.6, y - 1.4), stick[2] + 0.5],
      [stick[0], y, stick[2] + 0.35],
      stick,
      [stick[0], stick[1] + 0.75, stick[2] - 0.12],
    ]),
    (share) => (share > 0.62 ? 0.2 : 0.13),
    12,
  )
  ball(lights, [stick[0], stick[1] + 0.85, stick[2] - 0.1], [0.14, 0.1, 0.14], 10, 8)
  const throttle = grips.left
  const low: Vector = [x + 3.3, y + 1.3, throttle[2] + 0.4]
  tube(
    sticks,
    softly([low, [(low[0] + throttle[0]) / 2, (low[1] + throttle[1]) / 2 - 0.1, throttle[2] + 0.15], throttle]),
    0.13,
    10,
  )
  ball(sticks, throttle, [0.3, 0.3, 0.3], 14, 10)
  return [
    [pads, { name: 'pilot seat', material: 'hard', surface: leather(color) }],
    [shell, { name: 'pilot seat shell', material: 'hard', surface: plain('#2b2e34', 0.45) }],
    [steel, { name: 'pilot seat foot', material: 'hard', surface: metal(steely, 0.3), twoSided: true }],
    [sticks, { name: 'joystick', material: 'hard', surface: plain([0.02, 0.021, 0.024], 0.5) }],
    [lights, { name: 'pilot seat lights', material: 'glow', surface: glowing('#ff9a3c', 1.4) }],
  ]
}
