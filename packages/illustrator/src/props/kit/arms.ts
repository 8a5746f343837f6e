import { smoothstep } from '#geometry/interpolate.ts'
import type { Surface } from '#geometry/part.ts'
import { steel } from '#props/materials.ts'

/** Bright edges beside a darker fuller. */
export const bladeSteel: Surface = (spot) => {
  const fuller = smoothstep(0.07, 0.04, Math.abs(spot.x)) * smoothstep(6.4, 5.6, spot.y)
  const tone = 1 - 0.35 * fuller
  spot.red = steel[0] * 1.2 * tone
  spot.green = steel[1] * 1.2 * tone
  spot.blue = steel[2] * 1.22 * tone
  spot.metal = 1
  spot.rough = 0.18 + 0.12 * fuller
  spot.relief = -0.015 * fuller
}
