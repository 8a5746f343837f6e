import { type Vector, plus, unit } from '#geometry/vector.ts'
import type { Surface } from '#geometry/part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { smoothstep, lerp } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { ball, circle, cord, sheet } from '#geometry/shapes.ts'
import { glowing, gold, leather, metal, steel, wood } from '#props/materials.ts'
import { gripOf, held, upwards } from './grip.ts'

export const sword: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.13)
  // From a hanging arm the point goes down and ahead, from a raised one up.
  const axis = unit(grip.thumb[1] > 0.35 ? grip.thumb : plus(grip.thumb, [0, -0.45, 0.15]))
  const [blade, guard, hilt] = [newMesh(), newMesh(), newMesh()]
  sheet(
    blade,
    (u, v) => {
      const { x, y } = circle(u)
      const point = 1 - smoothstep(0.86, 1, v)
      const edge = Math.sign(y) * Math.abs(y)
      return [edge * 0.24 * lerp(1, 0.8, v) * point, 0.55 + v * 7.2, x * 0.035 * point * (1 - Math.abs(y) * 0.9)]
    },
    12,
    24,
  )
  cord(
    guard,
    [
      [-0.85, 0.62, 0],
      [-0.5, 0.52, 0],
      [0, 0.5, 0],
      [0.5, 0.52, 0],
      [0.85, 0.62, 0],
    ],
    (share) => 0.07 + 0.04 * Math.abs(share * 2 - 1),
    8,
  )
  ball(guard, [0, -0.68, 0], [0.15, 0.14, 0.15], 14, 10)
  cord(
    hilt,
    [
      [0, -0.6, 0],
      [0, -0.3, 0],
      [0, 0, 0],
      [0, 0.3, 0],
      [0, 0.5, 0],
    ],
    (share) => 0.1 + 0.015 * circle(share * 6).x,
    10,
  )
  // Turned between the knuckles and the palm, so that the flat of it is seen.
  return held(grip.middle, axis, plus(grip.facing, grip.along), [
    [blade, { name: 'blade', material: 'hard', surface: bladeSteel, twoSided: true }],
    [guard, { name: 'guard', material: 'hard', surface: metal(gold, 0.3) }],
    [hilt, { name: 'hilt', material: 'hard', surface: leather([0.06, 0.03, 0.02]) }],
  ])
}

/** Two edges, a span long. */
export const dagger: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.12)
  const axis = unit(grip.thumb[1] > 0.35 ? grip.thumb : plus(grip.thumb, [0, -0.3, 0.15]))
  const [blade, guard, hilt] = [newMesh(), newMesh(), newMesh()]
  sheet(
    blade,
    (u, v) => {
      const { x, y } = circle(u)
      const point = 1 - smoothstep(0.55, 1, v)
      return [y * 0.19 * point, 0.5 + v * 2.3, x * 0.045 * point * (1 - Math.abs(y) * 0.9)]
    },
    12,
    18,
  )
  cord(
    guard,
    [-0.42, 0, 0.42].map((x): Vector => [x, 0.5, 0]),
    0.075,
    8,
  )
  ball(guard, [0, -0.55, 0], [0.13, 0.12, 0.13], 12, 8)
  cord(
    hilt,
    [-0.5, -0.1, 0.2, 0.5].map((y): Vector => [0, y, 0]),
    (share) => 0.09 + 0.012 * circle(share * 5).x,
    10,
  )
  return held(grip.middle, axis, plus(grip.facing, grip.along), [
    [blade, { name: 'blade', material: 'hard', surface: bladeSteel, twoSided: true }],
    [guard, { name: 'guard', material: 'hard', surface: metal(gold, 0.3) }],
    [hilt, { name: 'hilt', material: 'hard', surface: leather([0.06, 0.03, 0.02]) }],
  ])
}

/** A shaft as long as a forearm and more, a bearded head. */
export const axe: Maker = (fitting) => {
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

/** Bright edges beside a darker fuller. */
const bladeSteel: Surface = (spot) => {
  const fuller = smoothstep(0.07, 0.04, Math.abs(spot.x)) * smoothstep(6.4, 5.6, spot.y)
  const tone = 1 - 0.35 * fuller
  spot.red = steel[0] * 1.2 * tone
  spot.green = steel[1] * 1.2 * tone
  spot.blue = steel[2] * 1.22 * tone
  spot.metal = 1
  spot.rough = 0.18 + 0.12 * fuller
  spot.relief = -0.015 * fuller
}

/** A pole as long as it takes to stand on the ground, with a shining stone on top. */
export const staff: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.14)
  const low = Math.max(-11, -grip.middle[1] + 0.02)
  const high = 5.2
  const [pole, claws, stone] = [newMesh(), newMesh(), newMesh()]
  const line = Array.from({ length: 30 }, (_, nth): Vector => {
    const share = nth / 29
    const bend = smoothstep(0.75, 1, share)
    return [0.06 * circle(share * 1.7).x * (1 - bend), low + (high - low) * share, 0.05 * circle(share * 2.3).y]
  })
  cord(pole, line, (share) => 0.1 + 0.035 * smoothstep(0.6, 1, share) + 0.012 * circle(share * 9).x, 9)
  for (let nth = 0; nth < 4; nth++) {
    const { x, y } = circle(nth / 4)
    const claw = [0, 0.25, 0.5, 0.75, 1].map((share): Vector => {
      const wide = 0.12 + 0.34 * Math.sqrt(Math.max(0, circle(share / 2).y))
      return [x * wide, high - 0.1 + share * 0.95, y * wide]
    })
    cord(claws, claw, (share) => 0.075 * (1 - share * 0.8), 7)
  }
  ball(stone, [0, high + 0.35, 0], [0.27, 0.34, 0.27], 12, 9)
  return held(
    grip.middle,
    upwards,
    [0, 0, 1],
    [
      [pole, { name: 'staff', material: 'hard', surface: wood([0.16, 0.095, 0.05]) }],
      [claws, { name: 'staff claws', material: 'hard', surface: wood([0.12, 0.07, 0.04]) }],
      [
        stone,
        { name: 'staff stone', material: 'glow', surface: glowing(fitting.colours.accent, 1.6), castsShadow: false },
      ],
    ],
  )
}
