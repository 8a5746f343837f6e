import { linear } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { newMesh } from '#geometry/mesh.ts'
import { noise } from '#geometry/noise.ts'
import type { Surface } from '#geometry/part.ts'
import { circle, sheet } from '#geometry/shapes.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Pieces } from './mount.ts'

const reach = 34

/** Ripples that run out towards the edge, where the water ends in nothing. */
const ripples: Surface = (spot) => {
  const [deep, light] = [linear('#1d4a5e'), linear('#7fb2bd')]
  const wave = noise(spot.x * 0.5, 3, spot.z * 1.4) * 0.6 + noise(spot.x * 1.7, 9, spot.z * 3.6) * 0.4
  const share = smoothstep(0.35, 0.8, wave)
  spot.red = deep[0] + (light[0] - deep[0]) * share
  spot.green = deep[1] + (light[1] - deep[1]) * share
  spot.blue = deep[2] + (light[2] - deep[2]) * share
  spot.rough = 0.12
  spot.relief = 0.06 * wave
  spot.alpha = 1 - smoothstep(0.62, 1, spot.v)
}

/** A stretch of water for what floats, wherever the picture is set. */
export function waterAround([x, y, z]: Vector): Pieces {
  const mesh = newMesh()
  sheet(
    mesh,
    (u, v) => {
      const { x: ahead, y: aside } = circle(u)
      return [x + aside * v * reach, y, z + ahead * v * reach]
    },
    48,
    16,
  )
  return [
    [mesh, { name: 'water', material: 'hard', surface: ripples, twoSided: true, blended: true, castsShadow: false }],
  ]
}
