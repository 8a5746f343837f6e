import { along, ball, circle, cord, type Fitting, gold, gripOf, held, lathe, linear, metal } from '#props/prop-kit.ts'
import { newMesh, pairs, type Part, plus, prop, seenAgainst, type Surface, times, unit } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'

/** Round, before the forearm: its face is where the back of the hand is. */
export const shield = prop({
  label: 'Shield',
  words: 'shield, shields, round shield, buckler, viking shield, wooden shield',
  order: 760,
  slot: 'hand',
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: false,
    offHand: true,
    arms: {
      arms: {
        left: { arm: [2, 8, 4], elbow: 16, roll: 16 },
        right: {
          reach: 'ribs',
          off: [0.35, -0.55, 1.75],
          elbow: [1, -0.5, 0],
          palm: [0.15, 0, -1],
          along: [-1, 0.3, 0.05],
        },
      },
      fingers: { left: 'relaxed', right: 'grip' },
    },
  },
  dyed: ['shield'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.08)
  // Turned to the front where the hand is not.
  const ahead = unit(plus(times(grip.facing, -1), [0, 0, 0.8]))
  const at = along(along(grip.middle, ahead, 0.42), grip.along, -0.5)
  const [board, rim, boss] = [newMesh(), newMesh(), newMesh()]
  // Domed, its axis along y until it is put into the hand.
  lathe(board, pairs`2.1 -0.22, 1.7 -0.1, 1.1 0, 0.5 0.05, 0 0.06`, 48, [0, 0, 0])
  const ring = Array.from({ length: 49 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 48)
    return [x * 2.12, -0.22, y * 2.12]
  })
  cord(rim, ring, 0.12, 9, true)
  ball(boss, [0, 0.05, 0], [0.48, 0.3, 0.48], 24, 12)
  for (let nth = 0; nth < 16; nth++) {
    const { x, y } = circle(nth / 16)
    ball(boss, [x * 1.85, -0.12, y * 1.85], [0.07, 0.06, 0.07], 8, 6)
  }
  return held(
    at,
    ahead,
    [0, 1, 0],
    [
      [
        board,
        {
          name: 'shield',
          material: 'hard',
          surface: painted(seenAgainst(fitting, fitting.colours.accent)),
          twoSided: true,
        },
      ],
      [rim, { name: 'shield rim', material: 'hard', surface: metal([0.42, 0.4, 0.38], 0.4) }],
      [boss, { name: 'shield boss', material: 'hard', surface: metal(gold, 0.3) }],
    ],
  )
}

/** Planks in quarters, two in the color and two pale. */
function painted(color: string): Surface {
  const [dye, pale] = [linear(color), linear('#d8cfbb')]
  return (spot) => {
    const [red, green, blue] = spot.x * spot.z > 0 ? dye : pale
    const plank = spot.x * 2.2
    const gap = plank - Math.floor(plank) < 0.06 && spot.grain < 0.06 ? 0.45 : 1
    spot.red = red * gap
    spot.green = green * gap
    spot.blue = blue * gap
    spot.rough = 0.6
    spot.relief = gap < 1 ? -0.02 : 0
  }
}
