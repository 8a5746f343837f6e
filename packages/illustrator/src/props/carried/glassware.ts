import type { Maker } from '#props/fitting.ts'
import { newMesh } from '#geometry/mesh.ts'
import { plus, times, unit } from '#geometry/vector.ts'
import { lathe } from '#geometry/shapes.ts'
import { glass, glowing, plain } from '#props/materials.ts'
import { gripOf, held, upwards } from './grip.ts'

/** Held by its stem. */
export const wineGlass: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.07)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.7)))
  const [bowl, wine] = [newMesh(), newMesh()]
  lathe(
    bowl,
    [
      [0, -0.72],
      [0.3, -0.72],
      [0.3, -0.7],
      [0.05, -0.64],
      [0.035, 0.3],
      [0.1, 0.38],
      [0.27, 0.55],
      [0.34, 0.8],
      [0.32, 1.06],
      [0.28, 1.24],
    ],
    28,
    [0, 0, 0],
  )
  lathe(
    wine,
    [
      [0, 0.37],
      [0.09, 0.4],
      [0.25, 0.56],
      [0.32, 0.78],
      [0, 0.785],
    ],
    26,
    [0, 0, 0],
  )
  const clear = { material: 'glass' as const, twoSided: true, blended: true, castsShadow: false }
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [wine, { name: 'wine', material: 'hard', surface: plain([0.16, 0.008, 0.02], 0.08) }],
      [bowl, { ...clear, name: 'wine glass', surface: glass([0.85, 0.9, 0.92], 0.22) }],
    ],
  )
}

/** A round flask with a cork and something in it that shines. */
export const potion: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.16)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.7)))
  const [flask, drink, cork] = [newMesh(), newMesh(), newMesh()]
  lathe(
    flask,
    [
      [0, -0.25],
      [0.14, -0.25],
      [0.14, 0.25],
      [0.4, 0.5],
      [0.5, 0.78],
      [0.42, 1.06],
      [0.18, 1.24],
      [0.15, 1.5],
      [0.2, 1.54],
      [0.2, 1.58],
      [0.14, 1.58],
    ],
    28,
    [0, 0, 0],
  )
  lathe(
    drink,
    [
      [0, -0.22],
      [0.12, -0.22],
      [0.12, 0.25],
      [0.37, 0.5],
      [0.47, 0.78],
      [0.44, 0.9],
      [0, 0.9],
    ],
    26,
    [0, 0, 0],
  )
  lathe(
    cork,
    [
      [0.13, 1.45],
      [0.14, 1.7],
      [0, 1.72],
    ],
    14,
    [0, 0, 0],
  )
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [drink, { name: 'potion', material: 'glow', surface: glowing(fitting.colours.accent, 0.8), castsShadow: false }],
      [cork, { name: 'cork', material: 'hard', surface: plain([0.3, 0.19, 0.1], 0.9) }],
      [
        flask,
        {
          name: 'flask',
          material: 'glass',
          surface: glass([0.85, 0.9, 0.92], 0.18),
          twoSided: true,
          blended: true,
          castsShadow: false,
        },
      ],
    ],
  )
}
