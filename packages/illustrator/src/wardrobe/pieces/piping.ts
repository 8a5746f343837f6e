import { line } from '#wardrobe/cloth/patterns.ts'
import { dab, type Paint } from '#wardrobe/cloth/surfaces.ts'
import { type Tailor } from '#wardrobe/tailor.ts'

/** A stripe down the outside of arms and legs. */
export const piping =
  (colour: Tailor['primary'], half: number): Paint =>
  (spot) => {
    if (spot.v > 0.1) {
      // The outside of the arm faces up and outwards.
      const off = Math.abs(spot.x) * 0.772 + spot.y * 0.636 - 4.95 + 0.12 * (spot.v - 2) * (spot.v > 2 ? 1 : 0)
      if (spot.v < 4.3)
        dab(spot, colour, line(spot.z - 0.12 - 0.36 * Math.max(0, spot.v - 2.3), half, spot.grain) * (off > 0 ? 1 : 0))
      return
    }
    if (spot.y < 0.9 && Math.abs(spot.x) > 1.25 + Math.max(0, -spot.y) * 0.1)
      dab(spot, colour, line(spot.z - 0.18, half, spot.grain))
  }
