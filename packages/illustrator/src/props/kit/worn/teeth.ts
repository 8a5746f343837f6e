import type { Mesh } from '#geometry/mesh.ts'
import type { Surface } from '#geometry/part.ts'
import { cord } from '#geometry/shapes.ts'
import { along, plus, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'

/** A place on the line where the lips meet, so far to the side, a little before the skin; it moves with the mouth. */
export function fromLip({ body, head }: Fitting, lip: 'upper' | 'lower', x: number): Vector {
  // The vertex of the lip's inner edge that is nearest on the base mesh.
  const wanted: Vector = [x, lip === 'upper' ? 6.63 : 6.575, 1.5]
  let [best, least] = [0, 9]
  for (let vertex = 0; vertex < 13_380; vertex += 1) {
    const [a, b, c] = vertexAt(body.rest, vertex)
    if (b < 6.4 || b > 6.8 || c < 1.2) continue
    const away = (a - wanted[0]) ** 2 + (b - wanted[1]) ** 2 + ((c - wanted[2]) * 0.3) ** 2
    if (away < least) [best, least] = [vertex, away]
  }
  const [a, b, c] = vertexAt(head.skin, best)
  return [a, b, c + 0.012]
}

/** A tooth that bends a little as it tapers. */
export function tooth(mesh: Mesh, foot: Vector, reach: Vector, thick: number): void {
  const line = Array.from({ length: 10 }, (_, nth): Vector => {
    const share = nth / 9
    return plus(along(along(foot, reach, -0.12), reach, 1.12 * share), [0, 0, 0.35 * thick * share * (1 - share)])
  })
  cord(mesh, line, (share) => thick * (1 - share * share) + 0.002, 10)
}

export const ivory: Surface = (spot) => {
  spot.red = 0.62 - 0.06 * spot.v
  spot.green = 0.57 - 0.08 * spot.v
  spot.blue = 0.46 - 0.1 * spot.v
  spot.rough = 0.22
}
