import { prop } from '#props/prop-file.ts'
import { painted } from '#wardrobe/dress.ts'
import { line } from '#wardrobe/cloth/patterns.ts'
import { dab } from '#wardrobe/cloth/surfaces.ts'
import { white } from '#wardrobe/tailor.ts'

/** Bands around trunk, arms and legs that throw light back. */
export const reflectiveStripes = prop({
  label: 'Reflective stripes',
  words:
    'reflective stripes, reflective strips, reflective tape, reflective bands, reflector stripes, reflective striping, reflective piping, reflective trim, retroreflective stripes, reflectors',
  order: 318,
  slot: 'over',
  recut: painted((spot) => {
    const off =
      spot.v > 0
        ? Math.min(Math.abs(spot.v - 1), Math.abs(spot.v - 3.4))
        : Math.min(Math.abs(spot.y - 2.3), Math.abs(spot.y + 5.2))
    const band = line(off, 0.13, spot.grain)
    dab(spot, white, band)
    spot.glow = Math.max(spot.glow, 0.25 * band)
  }),
})
