import { cord, type Fitting, gripOf, held, metal, newMesh, type Part, plus, prop, sheet } from '#props/prop-kit.ts'
import { steel, unit, type Vector, wood } from '#props/prop-kit.ts'

/** A shaft as long as a forearm and more, a bearded head. */
export const axe = prop({
  label: 'Axe',
  words:
    'axe, battle axe, battleaxe, hatchet, war axe, tomahawk, axes, battleaxes, greataxe, great axe, double axe, double headed axe, two handed axe, giant axe, fire axe, viking axe, woodcutters axe, twin axes, chopping wood',
  order: 570,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['axe head'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.13)
  const axis = unit(grip.thumb[1] > 0.35 ? plus(grip.thumb, [0, 0.4, 0]) : plus(grip.thumb, [0, -0.3, 0.15]))
  const [shaft, head] = [newMesh(), newMesh()]
  cord(
    shaft,
    [-1.4, -0.4, 0.8, 2, 3.2].map((y): Vector => [0, y, 0]),
    0.11,
    10,
  )
  // From the socket out to the edge, which is longer below than above.
  for (const side of [1, -1]) {
    sheet(
      head,
      (u, v) => {
        const far = side > 0 ? u : 1 - u
        const [low, high] = [-0.28 - 0.75 * far * far, 0.28 + 0.35 * far * far]
        return [
          -0.15 - far * 1.15 - 0.12 * (1 - (2 * v - 1) * (2 * v - 1)) * far,
          2.75 + low + (high - low) * v,
          -side * 0.13 * (1 - far),
        ]
      },
      10,
      8,
    )
  }
  cord(
    head,
    [2.4, 2.75, 3.1].map((y): Vector => [0, y, 0]),
    0.17,
    12,
  )
  // Its flat to the front, so that it is seen.
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [shaft, { name: 'axe shaft', material: 'hard', surface: wood([0.17, 0.1, 0.055]) }],
      [head, { name: 'axe head', material: 'hard', surface: metal(steel, 0.28), twoSided: true }],
    ],
  )
}
