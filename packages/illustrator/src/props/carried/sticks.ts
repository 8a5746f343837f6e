import { type Vector, plus, times, unit } from '#geometry/vector.ts'
import type { Surface } from '#geometry/part.ts'
import { noise } from '#geometry/noise.ts'
import { newMesh } from '#geometry/mesh.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { ball, circle, cord, lathe, sheet } from '#geometry/shapes.ts'
import { glowing, metal, plain, steel, weave, wood } from '#props/materials.ts'
import { seenAgainst } from '#props/seen.ts'
import { gripOf, held, upwards } from './grip.ts'

/** Up out of the fist and ahead. */
const raised = (thumb: Vector): Vector => unit(plus(plus(times(thumb, 0.6), upwards), [0, 0, 0.35]))

/** Turned wood, with a light at its tip. */
export const wand: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.09)
  const [stick, tip] = [newMesh(), newMesh()]
  const line = Array.from({ length: 18 }, (_, nth): Vector => [0.02 * circle(nth / 9).x, -0.55 + (nth / 17) * 3.3, 0])
  cord(stick, line, (share) => 0.09 - 0.055 * share + (share < 0.3 ? 0.02 * circle(share * 14).x : 0), 9)
  ball(tip, [0.02, 2.8, 0], [0.1, 0.1, 0.1], 14, 10)
  return held(grip.middle, raised(grip.thumb), grip.facing, [
    [stick, { name: 'wand', material: 'hard', surface: wood(seenAgainst(fitting, '#6b4628')) }],
    [tip, { name: 'wand tip', material: 'glow', surface: glowing(fitting.colours.accent, 3), castsShadow: false }],
  ])
}

/** A burning one. */
export const torch: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.13)
  const [pole, wrap, flame, core] = [newMesh(), newMesh(), newMesh(), newMesh()]
  cord(
    pole,
    [-1.6, -0.5, 0.6, 1.6].map((y): Vector => [0, y, 0]),
    (share) => 0.09 + 0.05 * share,
    10,
  )
  lathe(
    wrap,
    [
      [0.12, 1.3],
      [0.24, 1.45],
      [0.27, 1.7],
      [0.24, 1.95],
      [0.1, 2.02],
      [0, 2.02],
    ],
    16,
    [0, 0, 0],
  )
  const burning =
    (size: number) =>
    (u: number, v: number): Vector => {
      const { x, y } = circle(u)
      const wide =
        size *
        0.34 *
        Math.sqrt(Math.max(0, v * 1.4 + 0.25)) *
        (1 - smoothstep(0.25, 1, v)) *
        (1 + 0.25 * circle(u * 3 + v).x)
      return [y * wide + 0.12 * v * circle(v * 0.8).y, 1.7 + v * 1.5 * size, x * wide]
    }
  sheet(flame, burning(1), 18, 14)
  sheet(core, burning(0.66), 14, 10)
  return held(
    grip.middle,
    unit(plus(upwards, [0, 0, 0.12])),
    [0, 0, 1],
    [
      [pole, { name: 'torch', material: 'hard', surface: wood([0.14, 0.08, 0.045]) }],
      [wrap, { name: 'torch rags', material: 'cloth', surface: weave([0.06, 0.045, 0.035]), twoSided: true }],
      [flame, { name: 'flame', material: 'glow', surface: fire, castsShadow: false, twoSided: true, blended: true }],
      [core, { name: 'flame core', material: 'glow', surface: glowing([1, 0.82, 0.45], 4), castsShadow: false }],
    ],
  )
}

const fire: Surface = (spot) => {
  const lick = noise(spot.x * 4, spot.y * 2.2, spot.z * 4)
  spot.red = 1
  spot.green = 0.45 - 0.28 * spot.v
  spot.blue = 0.08
  spot.glow = 3
  spot.alpha = Math.max(0, Math.min(1, 1.15 - 0.9 * spot.v * (0.5 + lick)))
}

/** A painter's, with wet colour on it. */
export const brush: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.07)
  const [handle, ferrule, hairs] = [newMesh(), newMesh(), newMesh()]
  cord(
    handle,
    [-1.3, -0.6, 0.2, 0.9].map((y): Vector => [0, y, 0]),
    (share) => 0.03 + 0.05 * circle(share * 0.42).y,
    9,
  )
  lathe(
    ferrule,
    [
      [0.055, 0.85],
      [0.075, 1.2],
      [0, 1.2],
    ],
    14,
    [0, 0, 0],
  )
  lathe(
    hairs,
    [
      [0.075, 1.18],
      [0.1, 1.3],
      [0.08, 1.5],
      [0.02, 1.66],
      [0, 1.67],
    ],
    14,
    [0, 0, 0],
  )
  return held(grip.middle, raised(grip.thumb), grip.facing, [
    [handle, { name: 'brush', material: 'hard', surface: wood(seenAgainst(fitting, '#a1794f')) }],
    [ferrule, { name: 'ferrule', material: 'hard', surface: metal(steel, 0.25), twoSided: true }],
    [
      hairs,
      { name: 'brush hairs', material: 'hard', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.25) },
    ],
  ])
}

/** Rolled up, with a ribbon around it. */
export const scroll: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.17)
  const [roll, ribbon] = [newMesh(), newMesh()]
  // A spiral, so that the ends show that it is rolled.
  sheet(
    roll,
    (u, v) => {
      const { x, y } = circle(u * 3)
      const wide = 0.06 + 0.13 * u
      return [y * wide, -1 + v * 2, x * wide]
    },
    60,
    4,
  )
  lathe(
    ribbon,
    [
      [0.2, 0.5],
      [0.205, 0.54],
      [0.205, 0.68],
      [0.2, 0.72],
    ],
    24,
    [0, 0, 0],
  )
  const axis = unit(plus(times(grip.thumb, 0.8), [0, 0.4, 0.2]))
  return held(grip.middle, axis, grip.facing, [
    [roll, { name: 'scroll', material: 'cloth', surface: parchment, twoSided: true }],
    [ribbon, { name: 'scroll ribbon', material: 'cloth', surface: weave(fitting.colours.accent), twoSided: true }],
  ])
}

const parchment: Surface = (spot) => {
  const stain = noise(spot.x * 3, spot.y * 3, spot.z * 3)
  const tone = 0.82 + 0.25 * stain - 0.25 * smoothstep(0.9, 1, Math.abs(spot.v * 2 - 1))
  spot.red = 0.72 * tone
  spot.green = 0.6 * tone
  spot.blue = 0.4 * tone
  spot.rough = 0.9
}
