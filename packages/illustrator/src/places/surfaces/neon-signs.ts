import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { shine } from './paint.ts'

/**
 * Signs of colored light: slanting stripes, waves, lozenges or frames within frames, none of them a letter. The whole
 * part of u is the sign's number by the count of colors, plus its color.
 */
export const neonSigns =
  (noise: Noise, lights: readonly Light[], level: number): Surface =>
  (spot) => {
    const which = Math.floor(spot.u)
    const light = lights[which % lights.length] ?? [1, 1, 1]
    const own = Math.floor(which / lights.length)
    const [u, v] = [spot.u - which, spot.v]
    const rim = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5))
    const kind = noise.cell(own + 21, 9)
    const tall = Math.abs(v - 0.5) * 2
    const wave =
      kind < 0.3
        ? (u + v) * 5
        : kind < 0.55
          ? v * 7 + Math.abs(u - 0.5) * 3
          : kind < 0.8
            ? (Math.abs(u - 0.5) + Math.abs(v - 0.5)) * 6
            : Math.max(Math.abs(u - 0.5), tall * 0.5) * 7
    const mark = wave - Math.floor(wave) < 0.42
    const strength = (rim > 0.46 ? 1.5 : mark && rim < 0.42 ? 1.7 - tall * 0.6 : 0.25) * level
    const core = mark && rim < 0.42 ? 0.3 : rim > 0.46 ? 0.25 : 0
    shine(spot, light[0] * strength + core, light[1] * strength + core, light[2] * strength + core)
  }
