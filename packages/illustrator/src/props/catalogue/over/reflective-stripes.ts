import { dab, line, painted, prop, white } from '#props/prop-kit.ts'

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
