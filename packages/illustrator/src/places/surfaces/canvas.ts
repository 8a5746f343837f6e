import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { smoothstep } from '#geometry/interpolate.ts'

import { blend, put } from './paint.ts'

/** Pictures on a wall: large shapes in a few colors, different for each place, nothing to read. */
export const canvas =
  (noise: Noise, [ground, one, two, three]: readonly [Light, Light, Light, Light]): Surface =>
  (spot) => {
    const own = Math.floor((spot.x - spot.u) * 3 + (spot.z - spot.u)) * 1.7
    const bend = noise.cloud(spot.u * 0.12 + own, spot.v * 0.12) * 6
    put(spot, ground)
    blend(spot, two, smoothstep(0.1, -0.1, spot.v - 1 - bend))
    blend(spot, one, smoothstep(0.1, -0.1, spot.v + 1 - bend * 0.8 - noise.hills(spot.u * 0.2, own) * 2))
    const [x, y] = [spot.u - 2 - noise.hills(own, 3) * 3, spot.v - 5.5]
    blend(spot, three, smoothstep(1.35, 1.2, Math.sqrt(x * x + y * y)))
    spot.rough = 0.9
  }
