import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { smoothstep } from '#geometry/interpolate.ts'

import { blend, put } from './paint.ts'

/** A mirror on a wall: the room before it, blurred: its floor below, its walls above, a shine across the glass. */
export const mirrorGlass =
  (noise: Noise, walls: Light, floor: Light): Surface =>
  (spot) => {
    const blur = noise.cloud(spot.x * 0.16, spot.y * 0.12) - 0.5
    put(spot, floor, 0.8 + blur * 0.5)
    blend(spot, walls, smoothstep(9, 14, spot.y + blur * 3))
    const slant = spot.u - spot.v * 0.45
    const shine =
      smoothstep(0.5, 0, Math.abs(slant - 0.6) - 0.9) * 0.3 + smoothstep(0.3, 0, Math.abs(slant - 3.4) - 0.2) * 0.24
    blend(spot, [0.9, 0.94, 0.96], shine)
    spot.rough = 0.07
    spot.metal = 0.35
  }
