import { clamp } from '#geometry/interpolate.ts'
import { type Mesh, quad, vertex } from '#geometry/mesh.ts'
import type { Surface } from '#geometry/part.ts'
import { between, unit, type Vector } from '#geometry/vector.ts'

/** Rings of a lens from its middle to its rim: light slides over them. */
const rings = [0.35, 0.7, 1] as const

/** How round a lens is, 1 / decimeters: what is before it is mirrored in a part of it only, as in a window. */
const round = 1.5

/** A lens inside its rim, bulging forwards a little; `side` is the eye's, +1 left. */
export function lens(mesh: Mesh, line: readonly Vector[], middle: Vector, side: number): void {
  const place = (rim: Vector, share: number): number => {
    const at = between(middle, rim, share)
    const normal = unit([(at[0] - middle[0]) * round + side * 0.12, (at[1] - middle[1]) * round, 1])
    return vertex(
      mesh,
      [at[0], at[1], at[2] + 0.02 * (1 - share * share)],
      normal,
      0.5 + at[0] - middle[0],
      0.5 + at[1] - middle[1],
    )
  }
  const hub = vertex(mesh, [middle[0], middle[1], middle[2] + 0.02], unit([side * 0.12, 0, 1]), 0.5, 0.5)
  const grid = rings.map((share) => line.map((rim) => place(rim, share)))
  for (let nth = 0; nth + 1 < line.length; nth++) {
    const [one, other] = side > 0 ? [nth, nth + 1] : [nth + 1, nth]
    const inner = grid[0]!
    quad(mesh, hub, inner[one]!, inner[other]!, inner[other]!)
    for (let ring = 1; ring < grid.length; ring++) {
      const [near, far] = [grid[ring - 1]!, grid[ring]!]
      quad(mesh, near[one]!, far[one]!, far[other]!, near[other]!)
    }
  }
}

/** Clear glass before an eye: it takes nothing from the eye, and mirrors what is around. */
export const clear: Surface = (spot) => {
  spot.red = 0.7
  spot.green = 0.76
  spot.blue = 0.8
  spot.alpha = 0.05
  spot.rough = 0.2
  spot.metal = 0.03
}

/** Smoked glass, darkest above, where the sun is. */
export const smoked: Surface = (spot) => {
  const low = clamp(0.5 - (spot.v - 0.5) * 2.2, 0, 1)
  const tone = 0.01 + 0.035 * low
  spot.red = tone * 1.05
  spot.green = tone
  spot.blue = tone * 0.95
  spot.alpha = 0.97 - 0.09 * low
  spot.rough = 0.12
  spot.metal = 0
}
