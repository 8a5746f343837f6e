import { axes, ball, box, cord, type Fitting, gripOf, held, linear, metal, newMesh } from '#props/prop-kit.ts'
import { type Part, plain, prop, seenAgainst, silver, type Surface, upwards, type Vector } from '#props/prop-kit.ts'

/** Stands on its wheels below the hand, which has its long handle. */
export const suitcase = prop({
  label: 'Suitcase',
  words:
    'suitcase, suitcases, luggage, rolling suitcase, wheeled suitcase, trolley case, travel case, carry on bag, baggage, dragging a suitcase, pulling a suitcase, wheeling a suitcase, dragging her suitcase',
  order: 870,
  slot: 'hand',
  poses: { standing: 2, relaxed: 2, walking: 1 },
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  dyed: ['suitcase'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  // As high as the hand is; what is carried higher hangs.
  const floor = Math.max(-7.8, -grip.middle[1])
  const [shell, handle, wheels] = [newMesh(), newMesh(), newMesh()]
  const [wide, deep] = [1.75, 0.95]
  const tall = Math.min(2.4, (-floor - 1) / 2)
  const middle = floor + 0.32 + tall
  box(shell, [0, middle, 0], [deep, tall, wide], axes)
  for (const x of [-deep, deep])
    for (const z of [-wide, wide]) {
      cord(
        shell,
        [-1, 0, 1].map((end): Vector => [x, middle + end * tall, z]),
        0.12,
        8,
      )
      ball(wheels, [x * 0.75, floor + 0.18, z * 0.8], [0.1, 0.18, 0.18], 12, 8)
    }
  for (const z of [-0.5, 0.5])
    cord(
      handle,
      [
        [0, middle + tall - 0.1, z],
        [0, -0.5, z],
        [0, 0, z],
      ],
      0.06,
      7,
    )
  cord(
    handle,
    [-0.55, 0, 0.55].map((z): Vector => [0, 0, z]),
    0.11,
    9,
  )
  return held(
    grip.middle,
    upwards,
    [0.35, 0, 1],
    [
      [shell, { name: 'suitcase', material: 'hard', surface: ribbed(seenAgainst(fitting, fitting.colours.accent)) }],
      [handle, { name: 'suitcase handle', material: 'hard', surface: metal(silver, 0.3) }],
      [wheels, { name: 'suitcase wheels', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.5) }],
    ],
  )
}

/** Upright ribs, as hard cases have them. */
function ribbed(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const row = (spot.z + spot.x) * 2.2
    const groove = Math.abs((row - Math.floor(row)) * 2 - 1) > 0.75 ? 1 : 0
    const tone = 1 - 0.35 * groove
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.35
    spot.relief = -0.02 * groove
  }
}
