import { type Vector, plus, along, times, minus, unit } from '#geometry/vector.ts'
import type { Surface } from '#geometry/part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Maker } from '#props/fitting.ts'
import { ball, box, circle, cord, lathe } from '#geometry/shapes.ts'
import { leather, metal, plain, steel } from '#props/materials.ts'
import { seenAgainst } from '#props/seen.ts'
import { gripOf, held, upwards } from './grip.ts'

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

/** Its back lies in the palm, the screen looks at whoever holds it. */
export const phone: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.09)
  const [shell, screen, lenses] = [newMesh(), newMesh(), newMesh()]
  const [wide, tall, thick] = [0.36, 0.76, 0.04]
  box(shell, [0, 0, 0], [wide, tall, thick], axes)
  // Rounded sides.
  for (const side of [-1, 1]) {
    const line = [-1, 0, 1].map((end): Vector => [side * wide, end * tall, 0])
    cord(shell, line, thick, 8)
  }
  box(screen, [0, 0, thick + 0.004], [wide - 0.02, tall - 0.04, 0.004], axes)
  for (const y of [0.58, 0.4]) ball(lenses, [0.2, y, -thick], [0.08, 0.08, 0.03], 14, 8)
  // Up along the fingers, which close around its lower half.
  const middle = along(grip.middle, upwards, 0.32)
  const axis = unit(plus(upwards, times(grip.facing, -0.15)))
  return held(middle, axis, grip.facing, [
    [shell, { name: 'phone', material: 'hard', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.3) }],
    [screen, { name: 'screen', material: 'glow', surface: lit, castsShadow: false }],
    [lenses, { name: 'phone lenses', material: 'hard', surface: plain([0.01, 0.011, 0.014], 0.08) }],
  ])
}

/** A page of something, in cool light. */
const lit: Surface = (spot) => {
  const row = spot.v * 9
  const line = row - Math.floor(row) < 0.5 && spot.u > 0.12 && spot.u < 0.5 + 0.4 * ((Math.floor(row) * 0.37) % 1)
  const tone = line && spot.grain < 0.06 ? 0.55 : 1
  spot.red = 0.55 * tone
  spot.green = 0.68 * tone
  spot.blue = 0.85 * tone
  spot.glow = 0.9
}

/** The hand is at its side; the lens looks ahead. */
export const camera: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.62)
  const [body, skin, chrome, lens, front] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  box(body, [0, 0.34, 0], [0.64, 0.08, 0.2], axes)
  box(body, [0, -0.34, 0], [0.64, 0.06, 0.2], axes)
  box(body, [0, 0.5, 0], [0.2, 0.1, 0.16], axes)
  box(skin, [0, 0, 0], [0.66, 0.29, 0.22], axes)
  for (const x of [-0.48, 0.45])
    lathe(
      chrome,
      [
        [0.1, 0.42],
        [0.1, 0.5],
        [0.08, 0.52],
        [0, 0.52],
      ],
      16,
      [x, 0, 0],
    )
  const barrel = (radius: number, from: number, to: number) =>
    cord(
      lens,
      [0, 0.5, 1].map((share): Vector => [0, -0.02, from + (to - from) * share]),
      radius,
      24,
    )
  barrel(0.3, 0.2, 0.5)
  barrel(0.27, 0.5, 0.62)
  ball(front, [0, -0.02, 0.56], [0.24, 0.24, 0.07], 22, 10)
  const side: Vector = unit([grip.facing[0], 0, grip.facing[2]], [1, 0, 0])
  const ahead: Vector = unit(minus([0, 0, 1], times(side, side[2])), [0, 0, 1])
  return held(along(grip.middle, grip.along, 0.1), upwards, ahead, [
    [body, { name: 'camera', material: 'hard', surface: metal(steel, 0.35) }],
    [skin, { name: 'camera leather', material: 'hard', surface: leather([0.022, 0.02, 0.02]) }],
    [chrome, { name: 'camera dials', material: 'hard', surface: metal(steel, 0.2), twoSided: true }],
    [lens, { name: 'camera barrel', material: 'hard', surface: plain([0.015, 0.015, 0.017], 0.35), twoSided: true }],
    [front, { name: 'camera lens', material: 'hard', surface: plain([0.015, 0.02, 0.04], 0.04) }],
    [ringed(), { name: 'camera ring', material: 'hard', surface: metal(steel, 0.2) }],
  ])
}

function ringed() {
  const ring = newMesh()
  const line = Array.from({ length: 25 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 24)
    return [x * 0.29, -0.02 + y * 0.29, 0.5]
  })
  cord(ring, line, 0.025, 6, true)
  return ring
}

/** Its head at the mouth, or up where the hand is elsewhere. */
export const microphone: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.12)
  const mouth = fitting.head.placing.point([0, 6.62, 1.75])
  const way = minus(mouth, grip.middle)
  const near = way[0] * way[0] + way[1] * way[1] + way[2] * way[2] < 9
  const axis = near ? unit(way) : unit(plus(upwards, times(grip.thumb, 0.5)))
  const [handle, head, band] = [newMesh(), newMesh(), newMesh()]
  lathe(
    handle,
    [
      [0, -0.75],
      [0.09, -0.74],
      [0.1, -0.6],
      [0.15, 0.62],
      [0.16, 0.66],
      [0, 0.66],
    ],
    20,
    [0, 0, 0],
  )
  ball(head, [0, 0.86, 0], [0.24, 0.25, 0.24], 22, 16)
  lathe(
    band,
    [
      [0.2, 0.76],
      [0.255, 0.8],
      [0.255, 0.9],
      [0.2, 0.94],
    ],
    24,
    [0, 0, 0],
  )
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [handle, { name: 'microphone', material: 'hard', surface: plain([0.02, 0.02, 0.024], 0.35) }],
      [head, { name: 'microphone head', material: 'hard', surface: mesh }],
      [band, { name: 'microphone band', material: 'hard', surface: metal(steel, 0.25) }],
    ],
  )
}

/** Wire, fine enough to be grey from afar. */
const mesh: Surface = (spot) => {
  const [a, b] = [spot.u * 40, spot.v * 26]
  const wire = Math.max(Math.abs((a - Math.floor(a)) * 2 - 1), Math.abs((b - Math.floor(b)) * 2 - 1))
  const tone = spot.grain < 0.02 ? 0.35 + 0.65 * (wire > 0.6 ? 1 : 0) : 0.7
  spot.red = steel[0] * tone
  spot.green = steel[1] * tone
  spot.blue = steel[2] * tone
  spot.metal = 0.8
  spot.rough = 0.4
}
