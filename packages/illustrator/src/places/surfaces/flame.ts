import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp } from '#geometry/interpolate.ts'

import { halo, shine } from './paint.ts'

/** A tongue of fire on a card: `root` at its foot, `tip` above. The whole part of u tells tongues apart. */
export const flame =
  (root: Light, tip: Light, noise: Noise, strength = 2.3): Surface =>
  (spot) => {
    const own = Math.floor(spot.u)
    const [u, v] = [spot.u - own, spot.v]
    shine(
      spot,
      (root[0] + (tip[0] - root[0]) * v) * strength,
      (root[1] + (tip[1] - root[1]) * v) * strength,
      (root[2] + (tip[2] - root[2]) * v) * strength,
    )
    const wave = noise.cloud(u * 1.3 + own * 2, v * 1.2) - 0.5
    spot.alpha = clamp(halo(u + wave * 0.5 * v, v * 0.75 + 0.2) * (1.1 - v * 0.6) * 2)
  }
