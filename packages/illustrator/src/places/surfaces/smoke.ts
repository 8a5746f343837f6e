import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'

import { halo, haze } from './paint.ts'

/** Puffs of smoke or steam on cards, thin at their rims. The whole part of u tells puffs apart. */
export const smoke =
  (tone: Light, noise: Noise, strength = 0.5): Surface =>
  (spot) => {
    const own = Math.floor(spot.u) * 1.7
    haze(tone, strength, (u, v) => halo(u, v) * (0.1 + 2 * noise.cloud(u * 1.2 + own, v * 1.2 + own)))(spot)
  }
