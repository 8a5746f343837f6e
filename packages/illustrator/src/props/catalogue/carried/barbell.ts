import { along, between, cord, type Fitting, gripOf, held, lathe, lengthOf, metal, minus } from '#props/prop-kit.ts'
import { newMesh, type Part, plain, prop, steel, unit, type Vector } from '#props/prop-kit.ts'

/** Runs through both hands where they are apart, else through the right one. */
export const barbell = prop({
  label: 'Barbell',
  words: 'barbell, barbells, olympic bar, weight bar, loaded bar, heavy barbell',
  order: 740,
  slot: 'hand',
  poses: { lifting: 1 },
  low: true,
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: true,
    arms: {
      arms: {
        left: { arm: [16, 0, 12], elbow: 8, roll: 84 },
        right: { arm: [16, 0, 12], elbow: 8, roll: 84 },
      },
      fingers: { left: 'grip', right: 'grip' },
    },
  },
  dyed: ['barbell plates'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const grip = gripOf(fitting, 0.1)
  const over = minus(left.palm, right.palm)
  const isPair = left.grips && right.grips && lengthOf(over) > 1.6
  const middle = isPair
    ? between(along(left.palm, left.facing, 0.1), along(right.palm, right.facing, 0.1), 0.5)
    : grip.middle
  const axis = isPair ? unit(over) : grip.thumb
  const half = isPair ? Math.max(4.6, lengthOf(over) / 2 + 1.6) : 2.4
  const [bar, plates, collars] = [newMesh(), newMesh(), newMesh()]
  cord(
    bar,
    Array.from({ length: 25 }, (_, nth): Vector => [0, (nth / 12 - 1) * (half + 1), 0]),
    0.085,
    12,
  )
  for (const end of [1, -1]) {
    const disc = (mesh: typeof bar, at: number, radius: number, thick: number) =>
      lathe(
        mesh,
        [
          [0.08, -thick],
          [radius - 0.06, -thick],
          [radius, -thick + 0.06],
          [radius, thick - 0.06],
          [radius - 0.06, thick],
          [0.08, thick],
        ],
        36,
        [0, end * at, 0],
      )
    const large = isPair ? 1.5 : 0.75
    disc(plates, half, large, 0.13)
    disc(plates, half + 0.3, large * 0.8, 0.11)
    disc(collars, half - 0.2, 0.2, 0.06)
    disc(collars, half + 0.48, 0.17, 0.08)
  }
  return held(
    middle,
    axis,
    [0, 0, 1],
    [
      [bar, { name: 'barbell', material: 'hard', surface: metal(steel, 0.3) }],
      [
        plates,
        { name: 'barbell plates', material: 'hard', surface: plain([0.02, 0.021, 0.024], 0.45), twoSided: true },
      ],
      [collars, { name: 'barbell collars', material: 'hard', surface: metal(steel, 0.2), twoSided: true }],
    ],
  )
}
