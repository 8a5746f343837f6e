import type { Surface } from '#geometry/part.ts'
import { linear } from '#geometry/colour.ts'
import { noise } from '#geometry/noise.ts'
import { newMesh } from '#geometry/mesh.ts'
import { plus, times, unit } from '#geometry/vector.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { leaf } from '#props/kit/flower.ts'
import { ball, cord, lathe } from '#geometry/shapes.ts'
import { petal, plain } from '#props/materials.ts'
import { naturalFor, seenAgainst } from '#props/seen.ts'
import { gripOf, held, upwards } from './grip.ts'

/** What apples are. */
const ripe = ['#b3161c', '#7fa32c', '#d8a526'] as const

/** Streaks from the stalk down, paler in the hollow around it, gleaming. */
function peel(colour: string): Surface {
  const [red, green, blue] = linear(colour)
  return (spot) => {
    const streak = noise(spot.u * 40, spot.v * 3, 1) - 0.5
    const speck = noise(spot.x * 60, spot.y * 60, spot.z * 60) > 0.8 && spot.grain < 0.03 ? 0.1 : 0
    const pale = 0.55 * smoothstep(0.2, 0.36, spot.y) * smoothstep(0.32, 0.05, Math.abs(spot.x) + Math.abs(spot.z))
    const tone = 1 + 0.5 * streak
    spot.red = red * tone + pale * 0.35 + speck
    spot.green = green * tone + pale * 0.4 + speck + 0.02 * Math.max(0, streak)
    spot.blue = blue * tone + pale * 0.06 + speck * 0.5
    spot.rough = 0.28
  }
}

export const apple: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.4)
  const axis = unit(plus(upwards, times(grip.facing, 0.25)))
  const [fruit, stalk, leaves] = [newMesh(), newMesh(), newMesh()]
  lathe(
    fruit,
    [
      [0, -0.3],
      [0.1, -0.36],
      [0.2, -0.35],
      [0.31, -0.24],
      [0.39, -0.06],
      [0.41, 0.1],
      [0.37, 0.25],
      [0.28, 0.34],
      [0.17, 0.35],
      [0.08, 0.29],
      [0, 0.22],
    ],
    28,
    [0, 0, 0],
  )
  cord(
    stalk,
    [
      [0, 0.2, 0],
      [0.02, 0.36, 0],
      [0.07, 0.5, 0.01],
    ],
    0.025,
    6,
  )
  leaf(leaves, [0.02, 0.36, 0], unit([0.8, 0.5, 0.4]), [0, 1, 0], 0.36)
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [fruit, { name: 'apple', material: 'hard', surface: peel(naturalFor(fitting, ripe)) }],
      [stalk, { name: 'apple stalk', material: 'hard', surface: plain([0.1, 0.055, 0.025], 0.8) }],
      [
        leaves,
        {
          name: 'apple leaf',
          material: 'cloth',
          surface: petal([0.12, 0.26, 0.06], [0.06, 0.14, 0.03]),
          twoSided: true,
        },
      ],
    ],
  )
}

/** A waffle cone with two scoops. */
export const iceCream: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.13)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.5)))
  const [cone, lower, upper] = [newMesh(), newMesh(), newMesh()]
  lathe(
    cone,
    [
      [0, -0.6],
      [0.06, -0.55],
      [0.33, 0.62],
      [0.35, 0.68],
      [0.28, 0.66],
    ],
    24,
    [0, 0, 0],
  )
  ball(lower, [0, 0.84, 0], [0.36, 0.33, 0.36], 20, 14)
  ball(upper, [0.03, 1.28, 0.02], [0.3, 0.29, 0.3], 20, 14)
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [cone, { name: 'cone', material: 'hard', surface: waffle, twoSided: true }],
      [
        lower,
        {
          name: 'ice cream',
          material: 'cloth',
          surface: creamy(linear(seenAgainst(fitting, fitting.colours.accent))),
        },
      ],
      [upper, { name: 'ice cream', material: 'cloth', surface: creamy([0.78, 0.7, 0.55]) }],
    ],
  )
}

const waffle: Surface = (spot) => {
  const [a, b] = [spot.u * 14 + spot.v * 5, spot.u * 14 - spot.v * 5]
  const edge = Math.max(Math.abs((a - Math.floor(a)) * 2 - 1), Math.abs((b - Math.floor(b)) * 2 - 1))
  const ridge = spot.grain < 0.08 ? smoothstep(0.7, 0.95, edge) : 0.3
  const tone = 0.85 + 0.3 * ridge
  spot.red = 0.55 * tone
  spot.green = 0.32 * tone
  spot.blue = 0.12 * tone
  spot.rough = 0.8
  spot.relief = 0.02 * ridge
}

const creamy =
  ([red, green, blue]: readonly [number, number, number]): Surface =>
  (spot) => {
    const lump = noise(spot.x * 9, spot.y * 16, spot.z * 9) - 0.5
    spot.red = red * (1 + 0.2 * lump)
    spot.green = green * (1 + 0.2 * lump)
    spot.blue = blue * (1 + 0.2 * lump)
    spot.rough = 0.6
    spot.relief = lump * 0.03
  }
