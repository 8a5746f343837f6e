import { along, ball, circle, cord, type Fitting, gripOf, held, lathe, lengthOf, minus } from '#props/prop-kit.ts'
import { naturalFor, newMesh, noise, pairs, type Part, plain, prop, type Surface, unit } from '#props/prop-kit.ts'
import { upwards, type Vector, wood } from '#props/prop-kit.ts'

/** The bowl is in the left hand and the chopsticks are in the right where both hold something, else it is one bowl. */
export const noodles = prop({
  label: 'Bowl of noodles',
  words:
    'noodles, ramen, bowl of noodles, bowl of ramen, chopsticks, noodle bowl, udon, pho, cup noodles, instant noodles, eating ramen, eating noodles',
  order: 850,
  slot: 'hand',
  poses: { eating: 1 },
  hand: { fingers: 'cup', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const eats = left.grips && right.grips && left.facing[1] > 0.5
  const { middle, facing } = gripOf(fitting, 0.1)
  const at = eats
    ? along(left.palm, left.facing, 0.3)
    : along(along(middle, [facing[0], 0, facing[2]], 0.55), upwards, 0.05)
  const [bowl, food, egg, sticks] = [newMesh(), newMesh(), newMesh(), newMesh()]
  lathe(bowl, pairs`0 -0.25, 0.32 -0.25, 0.34 -0.15, 0.7 0.2, 0.82 0.5, 0.78 0.5, 0.66 0.24, 0 0.1`, 36, [0, 0, 0])
  for (let nth = 0; nth < 16; nth++) {
    const radius = 0.12 + (0.55 * ((nth * 7) % 16)) / 16
    const turn = nth * 0.37
    const line = Array.from({ length: 14 }, (_, step): Vector => {
      const { x, y } = circle(turn + step / 17)
      return [x * radius, 0.42 + 0.04 * circle(step / 5 + nth).y + 0.05 * (1 - radius), y * radius]
    })
    cord(food, line, 0.055, 6)
  }
  lathe(food, pairs`0.74 0.38, 0 0.38`, 24, [0, 0, 0])
  ball(egg, [0.32, 0.48, 0.25], [0.2, 0.12, 0.16], 14, 8)
  const paint = naturalFor(fitting, ['#b3262a', '#2c4f8a', '#e9e4d8'])
  const made = held(
    at,
    upwards,
    [0, 0, 1],
    [
      [bowl, { name: 'bowl', material: 'hard', surface: plain(paint, 0.2), twoSided: true }],
      [food, { name: 'noodles', material: 'cloth', surface: boiled, twoSided: true }],
      [egg, { name: 'egg', material: 'cloth', surface: plain('#f6efdf', 0.3) }],
    ],
  )
  if (!eats) return made
  // From the hand towards the bowl, with some noodles between their ends.
  const hand = along(right.palm, right.facing, 0.08)
  const down = unit(minus(along(at, upwards, 0.9), hand))
  const reach = Math.min(1.9, lengthOf(minus(at, hand)))
  for (const side of [-0.05, 0.05]) {
    cord(
      sticks,
      [-0.7, 0.5, reach].map((y): Vector => [side * (1 + y * 0.3), y, 0]),
      (share) => 0.045 - 0.015 * share,
      7,
    )
  }
  return [
    ...made,
    ...held(
      hand,
      down,
      [0, 0, 1],
      [[sticks, { name: 'chopsticks', material: 'hard', surface: wood([0.25, 0.1, 0.05]) }]],
    ),
  ]
}

const boiled: Surface = (spot) => {
  const tone = 0.85 + 0.3 * noise(spot.x * 6, spot.y * 6, spot.z * 6)
  spot.red = 0.72 * tone
  spot.green = 0.52 * tone
  spot.blue = 0.2 * tone
  spot.rough = 0.35
}
