import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { smoothstep } from '#geometry/interpolate.ts'

import { blend, put, seen } from './paint.ts'
import { fours } from '#geometry/numbers.ts'

/** Polished marble with veins of another color; in square slabs of `slab` decimeters where that is given. */
export const marble =
  (tone: Light, vein: Light, noise: Noise, slab = 0): Surface =>
  (spot) => {
    const [column, row] = slab > 0 ? [Math.floor(spot.u / slab), Math.floor(spot.v / slab)] : [0, 0]
    const own = noise.cell(column + 5, row * 3 + 2) * 7
    const [u, v] = [spot.u + own * 5, spot.v + own * 3]
    const bend = noise.hills(u * 0.11, v * 0.11) * 1.1 + noise.cloud(u * 0.3, v * 0.3) * 0.35
    put(spot, tone, 0.93 + noise.hills(u * 0.07, v * 0.05) * 0.14)
    // Each set of veins runs aslant, one every few decimeters, bent and thinning out on its way.
    for (const [often, aslant, thin, strength] of fours`0.075 0.55 0.035 0.6, 0.16 -0.35 0.03 0.3`) {
      const way = (u * aslant + v) * often + bend
      const off = Math.abs(way - Math.floor(way) - 0.5)
      const fading = smoothstep(0.3, 0.7, noise.hills(u * 0.16 + often * 90, v * 0.16))
      blend(spot, vein, smoothstep(thin, 0, off) * strength * fading * seen(spot.grain, 0.9))
    }
    if (slab > 0) {
      const [a, b] = [spot.u / slab - column, spot.v / slab - row]
      const edge = Math.min(a, 1 - a, b, 1 - b) * slab
      blend(spot, vein, smoothstep(0.07, 0.03, edge) * 0.6 * seen(spot.grain, 0.2))
    }
    spot.rough = 0.1
  }
