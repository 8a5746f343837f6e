import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'

import { shine } from './paint.ts'

/** Screens with curves and bars on them, none of which says anything. The whole part of u tells screens apart. */
export const screens =
  (noise: Noise, lights: readonly [Light, Light, Light], dark: Light, strength = 1): Surface =>
  (spot) => {
    const which = Math.floor(spot.u)
    const [u, v] = [spot.u - which, spot.v]
    const own = noise.cell(which + 60, 8)
    let light: Light = dark
    let level = 1.2
    const bar = Math.floor(u * 9)
    if (own < 0.4) {
      const curve = 0.25 + noise.cloud(u * 2 + which * 3, own * 9) * 0.5
      if (v < curve) [light, level] = [lights[which % 3] ?? dark, 0.35 + 0.5 * (v / curve)]
    } else if (own < 0.7) {
      const high = 0.12 + noise.cell(bar + which * 11, 3) * 0.7
      if (v > 0.1 && v < high && u * 9 - bar > 0.25) [light, level] = [lights[bar % 3] ?? dark, 0.9]
    } else {
      const row = Math.floor(v * 8)
      const end = 0.15 + noise.cell(row + which * 7, 5) * 0.7
      if (u > 0.08 && u < end && v * 8 - row > 0.45) [light, level] = [lights[row % 3] ?? dark, 0.75]
    }
    const frame = u < 0.02 || u > 0.98 || v < 0.03 || v > 0.97 ? 0.3 : 1
    shine(
      spot,
      light[0] * level * frame * strength,
      light[1] * level * frame * strength,
      light[2] * level * frame * strength,
    )
    spot.rough = 0.3
  }
