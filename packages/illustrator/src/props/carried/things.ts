import { type Vector, plus, times, minus, unit } from '#geometry/vector.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Maker } from '#props/fitting.ts'
import { box, circle, cord, lathe, sheet } from '#geometry/shapes.ts'
import { glass, glowing, metal, plain, steel, weave, wood } from '#props/materials.ts'
import { seenAgainst } from '#props/seen.ts'
import { gripOf, held, upwards } from './grip.ts'

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

export const mug: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.36)
  const { facing } = grip
  const axis = unit(plus(upwards, times(facing, -facing[1] * 0.6)))
  const [cup, drink] = [newMesh(), newMesh()]
  lathe(
    cup,
    [
      [0, -0.42],
      [0.3, -0.42],
      [0.34, -0.38],
      [0.36, 0],
      [0.37, 0.42],
      [0.355, 0.45],
      [0.33, 0.42],
      [0.32, -0.3],
      [0, -0.33],
    ],
    32,
    [0, 0, 0],
  )
  // The ear points away from the palm.
  const ear = Array.from({ length: 13 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 24 - 0.25)
    return [0, y * 0.27, 0.33 + x * 0.24]
  })
  cord(cup, ear, 0.05, 8)
  lathe(
    drink,
    [
      [0.335, 0.3],
      [0.2, 0.305],
      [0, 0.306],
    ],
    24,
    [0, 0, 0],
  )
  return held(grip.middle, axis, facing, [
    [
      cup,
      {
        name: 'mug',
        material: 'hard',
        surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.22),
        twoSided: true,
      },
    ],
    [drink, { name: 'drink', material: 'hard', surface: plain([0.06, 0.028, 0.012], 0.1), twoSided: true }],
  ])
}

/** Open above the head; the shaft leans from the hand towards the middle of the body. */
export const umbrella: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.12)
  const crown = fitting.head.placing.point([0, 8.6, 0.5])
  const top: Vector = [
    crown[0] + (grip.middle[0] - crown[0]) * 0.45,
    Math.max(crown[1] + 2.3, grip.middle[1] + 5.5),
    crown[2] + (grip.middle[2] - crown[2]) * 0.35,
  ]
  const axis = unit(minus(top, grip.middle))
  const rise = minus(top, grip.middle)
  const size = Math.sqrt(rise[0] * rise[0] + rise[1] * rise[1] + rise[2] * rise[2])
  const [shaft, handle, canopy, ribs] = [newMesh(), newMesh(), newMesh(), newMesh()]
  cord(
    shaft,
    [
      [0, -0.3, 0],
      [0, size * 0.5, 0],
      [0, size + 0.35, 0],
    ],
    0.05,
    8,
  )
  const hook = Array.from({ length: 12 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 22 + 0.5)
    return [0, -0.55 + y * 0.24, 0.24 + x * 0.24]
  })
  cord(handle, [[0, 0.4, 0], [0, 0, 0], [0, -0.35, 0], ...hook], 0.09, 9)
  const panels = 8
  const point = (u: number, v: number): Vector => {
    const { x, y } = circle(u)
    const between = Math.abs((u * panels - Math.floor(u * panels)) * 2 - 1)
    const sag = 1 - 0.1 * (1 - between * between) * (1 - v)
    const out = (1 - v) * 4.6 * sag
    return [y * out, size + 0.1 - 1.5 * (1 - v) * (1 - v) + 0.12 * (1 - between) * (1 - v), x * out]
  }
  sheet(canopy, point, 64, 10)
  for (let nth = 0; nth < panels; nth++) {
    cord(
      ribs,
      [0, 0.25, 0.5, 0.75, 1].map((v): Vector => plus(point(nth / panels, 1 - v), [0, -0.04, 0])),
      0.025,
      5,
    )
  }
  return held(grip.middle, axis, grip.facing, [
    [canopy, { name: 'umbrella', material: 'cloth', surface: weave(fitting.colours.accent), twoSided: true }],
    [ribs, { name: 'umbrella ribs', material: 'hard', surface: metal(steel) }],
    [shaft, { name: 'umbrella shaft', material: 'hard', surface: metal(steel) }],
    [handle, { name: 'umbrella handle', material: 'hard', surface: wood([0.22, 0.12, 0.06]) }],
  ])
}

/** Hangs from the hand by its ring, with a flame inside. */
export const lantern: Maker = (fitting) => {
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
