import { smoothstep } from '#geometry/interpolate.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { noise } from '#geometry/noise.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { sheet } from '#geometry/shapes.ts'
import { along, cross, unit, type Vector } from '#geometry/vector.ts'
import type { Light } from '#light/rig.ts'
import { around, type Fitting } from '#props/fitting.ts'

/** The form of an animal's ears: where they stand on the head, how long and wide, how they lean, and their colors. */
export type Ears = {
  readonly name: string
  /** Turn from the front to where the left one stands, and the height of its foot. */
  readonly at: readonly [turn: number, height: number]
  readonly long: number
  /** Half the width by the share of the way up. */
  readonly half: (share: number) => number
  /** How much it leans outwards, and how much its tip bends forwards. */
  readonly lean: number
  readonly bend: number
  readonly coat: Light
  readonly tip: Light
  readonly inner: Light
}

/** Furry ears with a lighter inside. */
export function animalEars(fitting: Fitting, ears: Ears): readonly Part[] {
  const [outer, inner] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const foot = around(fitting, side * ears.at[0], ears.at[1], fitting.hairRoom * 0.5)
    const up = unit([side * ears.lean, 1, 0.02])
    const front = unit([side * 0.34, 0.06, 1])
    const wide = unit(cross(up, front))
    const shell =
      (depth: number, size: number, rise: number) =>
      (u: number, v: number): Vector => {
        const across = 2 * u - 1
        const at = along(foot, up, -0.14 + rise + (ears.long - rise * 2.2) * v)
        const hollow = depth * (1 - across * across) * (1 - v * v * 0.7)
        return along(along(at, wide, across * ears.half(v) * size), front, hollow - 0.06 + ears.bend * v * v)
      }
    sheet(outer, (u, v) => shell(-0.16, 1, 0)(1 - u, v), 14, 18)
    sheet(outer, shell(-0.02, 1, 0), 14, 18)
    sheet(inner, shell(0.005, 0.56, 0.07), 12, 16)
  }
  const { placing } = fitting.head
  return [
    toPart(
      outer,
      { name: ears.name, material: 'cloth', surface: pelt(ears.coat, ears.tip, 0.62), twoSided: true },
      placing,
    ),
    toPart(
      inner,
      { name: 'inner ears', material: 'cloth', surface: pelt(ears.inner, ears.inner, 2), twoSided: true },
      placing,
    ),
  ]
}

/** Fur along v that takes another color from a share of the way on. */
export function pelt(coat: Light, tip: Light, from: number): Surface {
  return (spot) => {
    const ragged = (noise(spot.x * 14, spot.y * 14, spot.z * 14) - 0.5) * 0.16
    const share = smoothstep(from - 0.07, from + 0.07, spot.v + ragged)
    const fine = spot.grain < 0.02 ? 1 : 0.3
    const hairs = (noise(spot.x * 60, spot.y * 18, spot.z * 60) - 0.5) * fine
    const tone = 0.95 + hairs * 0.6 + (noise(spot.x * 8, spot.y * 8, spot.z * 8) - 0.5) * 0.2
    spot.red = (coat[0] + (tip[0] - coat[0]) * share) * tone
    spot.green = (coat[1] + (tip[1] - coat[1]) * share) * tone
    spot.blue = (coat[2] + (tip[2] - coat[2]) * share) * tone
    spot.rough = 0.95
    spot.relief = hairs * 0.012
  }
}
