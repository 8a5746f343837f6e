import { padded } from '#wardrobe/pieces/jackets.ts'
import { trousers } from '#wardrobe/pieces/legs.ts'
import { armhole } from '#wardrobe/cloth/seams.ts'
import type { At } from '#wardrobe/shell.ts'
import type { Tailor } from '#wardrobe/tailor.ts'

/** Pressed trousers: a crease down the front of each leg. */
export const crease = (tailor: Tailor, colour: Tailor['primary']) =>
  trousers(tailor, {
    colour,
    weave: 'wool',
    wide: 0.13,
    folds: 0.7,
    paint: (spot) => {
      if (spot.y > 0.2 || spot.y < -7.4) return
      const middle = (spot.x < 0 ? -1 : 1) * (1.1 + (0.2 - spot.y) * 0.145)
      const off = Math.abs(spot.x - middle)
      if (off < 0.25 && spot.z > 0.2) spot.relief += 0.05 * (1 - off / 0.25)
    },
  })

export const shoulders = padded(0.11)

export const seam = armhole(1.4)

export const cutaway = (at: At) => (at.z < 0.2 ? 9 : at.y > 0.9 ? 9 : at.side - (0.9 - at.y) * 0.3 - 0.02)
