import { circle, cord, type Fitting, gripOf, held, lathe, metal, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { plain, prop, raised, seenAgainst, steel, type Vector, wood } from '#props/prop-kit.ts'

/** A painter's, with wet color on it. */
export const brush = prop({
  label: 'Paintbrush',
  words: 'paintbrush, paint brush, brush in hand, holding a brush, artists brush',
  order: 540,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.07)
  const [handle, ferrule, hairs] = [newMesh(), newMesh(), newMesh()]
  cord(
    handle,
    [-1.3, -0.6, 0.2, 0.9].map((y): Vector => [0, y, 0]),
    (share) => 0.03 + 0.05 * circle(share * 0.42).y,
    9,
  )
  lathe(ferrule, pairs`0.055 0.85, 0.075 1.2, 0 1.2`, 14, [0, 0, 0])
  lathe(hairs, pairs`0.075 1.18, 0.1 1.3, 0.08 1.5, 0.02 1.66, 0 1.67`, 14, [0, 0, 0])
  return held(grip.middle, raised(grip.thumb), grip.facing, [
    [handle, { name: 'brush', material: 'hard', surface: wood(seenAgainst(fitting, '#a1794f')) }],
    [ferrule, { name: 'ferrule', material: 'hard', surface: metal(steel, 0.25), twoSided: true }],
    [
      hairs,
      { name: 'brush hairs', material: 'hard', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.25) },
    ],
  ])
}
