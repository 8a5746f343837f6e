import { box, circle, cord, type Fitting, glass, glowing, gripOf, held, lathe, metal } from '#props/prop-kit.ts'
import { newMesh, type Part, prop, upwards, type Vector } from '#props/prop-kit.ts'

/** Hangs from the hand by its ring, with a flame inside. */
export const lantern = prop({
  label: 'Lantern',
  words: 'lantern, oil lamp',
  order: 420,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  glow: { part: 'flame', strength: 1.2, reach: 1.6 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.08)
  const [frame, panes, flame] = [newMesh(), newMesh(), newMesh()]
  const bail = Array.from({ length: 17 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 32)
    return [x * 0.36, -0.62 + y * 0.62, 0]
  })
  cord(frame, bail, 0.035, 7)
  lathe(
    frame,
    [
      [0.46, -0.78],
      [0.48, -0.72],
      [0.36, -0.62],
      [0.16, -0.5],
      [0.08, -0.42],
      [0, -0.4],
    ],
    8,
    [0, 0, 0],
  )
  lathe(
    frame,
    [
      [0, -1.82],
      [0.46, -1.82],
      [0.5, -1.74],
      [0.44, -1.66],
      [0, -1.64],
    ],
    8,
    [0, 0, 0],
  )
  for (let nth = 0; nth < 4; nth++) {
    const { x, y } = circle(nth / 4 + 0.125)
    box(frame, [x * 0.46, -1.22, y * 0.46], [0.04, 0.48, 0.04], axes)
  }
  lathe(
    panes,
    [
      [0.4, -1.68],
      [0.4, -0.76],
    ],
    16,
    [0, 0, 0],
  )
  lathe(
    flame,
    [
      [0, -1.6],
      [0.14, -1.5],
      [0.17, -1.35],
      [0.1, -1.12],
      [0, -0.92],
    ],
    12,
    [0, 0, 0],
  )
  return held(
    grip.middle,
    upwards,
    [0, 0, 1],
    [
      [frame, { name: 'lantern', material: 'hard', surface: metal([0.16, 0.13, 0.1], 0.45), twoSided: true }],
      [
        panes,
        {
          name: 'lantern glass',
          material: 'glass',
          surface: glass([1, 0.75, 0.4], 0.16),
          twoSided: true,
          blended: true,
          castsShadow: false,
        },
      ],
      [flame, { name: 'flame', material: 'glow', surface: glowing([1, 0.6, 0.18], 4), castsShadow: false }],
    ],
  )
}

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const
