import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { linear } from '#geometry/color.ts'

import { blend, put, seen } from './paint.ts'

/** Backs of books: leather and cloth in old colors, bands of gold that say nothing. */
export function spines(noise: Noise): Surface {
  const colors = ['#6b2620', '#2f4a3a', '#23344e', '#7a5a2c', '#8a3f2a', '#3f2a38', '#b09468', '#4a5548', '#9a7040']
  const tones = colors.map((hex) => linear(hex))
  const gold = linear('#d8ac58')
  return (spot) => {
    const which = Math.floor(spot.u)
    const base = tones[which % tones.length]
    const own = noise.cell(spot.x * 2.3, spot.y * 0.25 + spot.z)
    if (base) put(spot, base, 0.75 + own * 0.55)
    const inside = Math.abs(spot.u - which - 0.5) * 2
    const band =
      spot.v > 0.8 && spot.v < 0.86
        ? 1
        : spot.v > 0.16 && spot.v < 0.2
          ? 1
          : own > 0.5 && spot.v > 0.62 && spot.v < 0.74
            ? 0.7
            : 0
    blend(spot, gold, band * 0.6 * seen(spot.grain, 0.35))
    // The back is round: its sides fall away.
    spot.open = 1 - inside * inside * inside * 0.55
    spot.rough = 0.55
  }
}
