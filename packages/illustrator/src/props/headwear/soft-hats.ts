import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import { scaled, linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { along } from '#geometry/vector.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { ball, sheet } from '#geometry/shapes.ts'
import { felt, fur, knit, weave } from '#props/materials.ts'
import { between, crownBand, hatPart, hatPoint, ribbon, turned } from './hat-form.ts'

export const beanie: Maker = (fitting) => {
  const mesh = newMesh()
  turned(
    mesh,
    () => [
      [1.0, 0.02],
      [1.0, 0.2],
      [0.98, 0.45],
      [0.9, 0.7],
      [0.74, 0.9],
      [0.5, 1.03],
      [0.25, 1.09],
      [0, 1.1],
    ],
    48,
    2,
  )
  const fold = newMesh()
  turned(
    fold,
    () => [
      [0.99, -0.22],
      [1.06, -0.22],
      [1.085, -0.1],
      [1.08, 0.06],
      [1.06, 0.13],
      [0.99, 0.13],
    ],
    48,
  )
  const bobble = newMesh()
  ball(bobble, hatPoint(0, 0, 1.24), [0.26, 0.24, 0.26], 16, 12)
  const colour = fitting.colours.accent
  return [
    hatPart(fitting, mesh, 'beanie', knit(colour, 60, 34)),
    hatPart(fitting, fold, 'beanie fold', knit(scaled(linear(colour), 0.85), 64, 14)),
    ...(fitting.chance.chance(0.5) ? [hatPart(fitting, bobble, 'bobble', fur([0.7, 0.66, 0.6]))] : []),
  ]
}

export const cap: Maker = (fitting) => {
  const mesh = newMesh()
  turned(
    mesh,
    () => [
      [1.0, -0.03],
      [1.01, 0.1],
      [1, 0.35],
      [0.93, 0.62],
      [0.76, 0.83],
      [0.5, 0.95],
      [0.22, 1.0],
      [0, 1.01],
    ],
    48,
    2,
  )
  const button = newMesh()
  ball(button, hatPoint(0, 0, 1.02), [0.07, 0.035, 0.07], 12, 6)
  const peak = newMesh()
  sheet(
    peak,
    (u, v) => {
      // Over the forehead only: lower face, edge, upper face. It runs ahead and down, arched from side to side.
      const side = 2 * u - 1
      const lower = v < 0.5
      const out = lower ? v * 2 : 2 - v * 2
      const ahead = 0.86 * Math.sqrt(Math.max(0, 1 - side * side)) * out
      const height = 0.05 - 0.2 * side * side * (0.4 + 0.6 * out) - 0.06 * out * out - (lower ? 0.03 * (1 - out) : 0)
      return along(hatPoint(side * 0.17, 1.01, height), [0, -0.24, 0.97], ahead)
    },
    32,
    16,
  )
  const colour = fitting.colours.primary
  return [
    hatPart(fitting, mesh, 'cap', panels(linear(colour))),
    hatPart(fitting, peak, 'peak', weave(fitting.colours.accent)),
    hatPart(fitting, button, 'cap button', weave(fitting.colours.accent)),
  ]
}

/** Twill with the six seams of a cap. */
function panels([red, green, blue]: Light): Surface {
  return (spot) => {
    const seam = Math.abs(spot.u * 6 - Math.floor(spot.u * 6) - 0.5)
    const dark = 1 - 0.3 * (1 - smoothstep(0, 0.035, seam))
    spot.red = red * dark
    spot.green = green * dark
    spot.blue = blue * dark
    spot.rough = 0.85
    spot.relief = -0.02 * (1 - smoothstep(0, 0.03, seam))
  }
}

export const beret: Maker = (fitting) => {
  const side = fitting.chance.chance(0.5) ? 1 : -1
  const mesh = newMesh()
  const rings: readonly (readonly [number, number])[] = [
    [1, 0.02],
    [1.03, 0.1],
    [1.24, 0.25],
    [1.32, 0.42],
    [1.24, 0.62],
    [0.98, 0.8],
    [0.55, 0.92],
    [0, 0.95],
  ]
  sheet(
    mesh,
    (u, v) => {
      const [radius, height] = between(rings, v)
      const [x, y, z] = hatPoint(u, radius, height)
      const soft = smoothstep(0.08, 0.4, height)
      return [x + side * 0.22 * soft, y - side * x * 0.24 * soft, z - 0.05 * soft]
    },
    44,
    28,
  )
  return [
    hatPart(fitting, mesh, 'beret', felt(fitting.colours.accent)),
    crownBand(fitting, -0.04, 0.1, ribbon(scaled(linear(fitting.colours.accent), 0.5))),
  ]
}
