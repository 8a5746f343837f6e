import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { smoothstep } from '#geometry/interpolate.ts'

import { blend, put, seen } from './paint.ts'

/** Polished marble with veins of another colour; in square slabs of `slab` decimetres where that is given. */
export const marble =
  (tone: Light, vein: Light, noise: Noise, slab = 0): Surface =>
  (spot) => {
    const [column, row] = slab > 0 ? [Math.floor(spot.u / slab), Math.floor(spot.v / slab)] : [0, 0]
    const own = noise.cell(column + 5, row * 3 + 2) * 7
    const drift = noise.cloud(spot.u * 0.03 + own, spot.v * 0.04)
    put(spot, tone, 0.92 + drift * 0.16)
    const line = Math.abs(noise.cloud(spot.u * 0.04 + own + drift * 0.3, spot.v * 0.025 + own * 0.6) - 0.5)
    blend(spot, vein, smoothstep(0.035, 0, line) * 0.55 * seen(spot.grain, 0.5))
    if (slab > 0) {
      const [u, v] = [spot.u / slab - column, spot.v / slab - row]
      const edge = Math.min(u, 1 - u, v, 1 - v) * slab
      blend(spot, vein, smoothstep(0.07, 0.03, edge) * 0.6 * seen(spot.grain, 0.2))
    }
    spot.rough = 0.1
  }
