import { cord, type Fitting, gripOf, held, lathe, metal, newMesh, pairs, type Part, plain } from '#props/prop-kit.ts'
import { prop, steel, type Vector } from '#props/prop-kit.ts'

/** Lies across the fist. */
export const dumbbell = prop({
  label: 'Dumbbell',
  words: 'dumbbell, dumbbells, dumbell, dumb bell, hand weight, hand weights',
  order: 750,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['dumbbell weights'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.11)
  const [bar, weights] = [newMesh(), newMesh()]
  cord(
    bar,
    [-1, 0, 1].map((end): Vector => [0, end * 0.75, 0]),
    (share) => 0.1 - 0.02 * Math.abs(share * 2 - 1),
    12,
  )
  for (const end of [1, -1]) {
    lathe(weights, pairs`0 -0.24, 0.33 -0.24, 0.42 -0.15, 0.42 0.15, 0.33 0.24, 0 0.24`, 6, [0, end * 0.82, 0])
  }
  return held(grip.middle, grip.thumb, grip.facing, [
    [bar, { name: 'dumbbell', material: 'hard', surface: metal(steel, 0.3) }],
    [
      weights,
      { name: 'dumbbell weights', material: 'hard', surface: plain([0.03, 0.031, 0.035], 0.5), twoSided: true },
    ],
  ])
}
