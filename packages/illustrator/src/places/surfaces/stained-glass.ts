import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { linear } from '#geometry/color.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { put } from './paint.ts'

/** Lozenges of colored glass around a clear field, through which the sky is seen; `glow` is how bright the day is. */
export function stainedGlass(noise: Noise, glow: number): Surface {
  const stained = [linear('#c89a50'), linear('#4a6a94'), linear('#94485a'), linear('#6f8a78')] as const
  return (spot) => {
    const [u, v] = [spot.u * 6 + spot.v * 14, spot.u * 6 - spot.v * 14]
    const which = noise.cell(Math.floor(u) + 400, Math.floor(v) + 90)
    const color = stained[Math.floor(which * 4) % 4] ?? stained[0]
    const rim = Math.max(Math.abs(spot.u * 2 - 1), Math.abs(spot.v * 2 - 1))
    put(spot, color)
    spot.glow = glow
    spot.alpha = clamp(smoothstep(0.55, 0.85, rim) * 0.7 + (which > 0.8 ? 0.35 : 0.05))
  }
}
