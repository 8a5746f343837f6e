import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { put, seen } from './paint.ts'

/** Squares of two colors in turn: floors of diners and bathrooms, a chess board. */
export const checks =
  (one: Light, two: Light, noise: Noise, wide: number, rough = 0.3): Surface =>
  (spot) => {
    const [column, row] = [Math.floor(spot.u / wide), Math.floor(spot.v / wide)]
    const own = 0.94 + noise.cell(column + 8, row + 3) * 0.12
    const sharp = seen(spot.grain, wide)
    const even = ((column + row) & 1) === 0 ? 1 : 0
    const share = 0.5 + (even - 0.5) * sharp
    put(
      spot,
      [one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share, one[2] + (two[2] - one[2]) * share],
      own,
    )
    spot.rough = rough
  }
