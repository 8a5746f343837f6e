import { toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { bump, clamp, smoothstep } from '#geometry/interpolate.ts'
import { trainers } from '#wardrobe/pieces/feet.ts'
import { zip } from '#wardrobe/pieces/jackets.ts'
import { trousers } from '#wardrobe/pieces/legs.ts'
import { standCollar, top } from '#wardrobe/pieces/tops.ts'
import { line } from '#wardrobe/patterns.ts'
import { round } from '#wardrobe/regions.ts'
import { dab, type Paint } from '#wardrobe/surfaces.ts'
import { steel, type Tailor, white } from '#wardrobe/tailor.ts'
import { piping } from './piping.ts'

export function sportswear(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  if (feminine > 0.5) {
    trousers(tailor, {
      name: 'leggings',
      colour: secondary,
      weave: 'spandex',
      thick: 0.02,
      wide: 0,
      loose: 1,
      folds: 0.15,
      hem: -6.9,
      paint: piping(accent, 0.07),
    })
    top(tailor, {
      colour: primary,
      weave: 'nylon',
      thick: 0.06,
      loose: 4,
      sleeve: -0.1,
      hem: 0.5,
      neck: round(0.86, 0.1),
      folds: 0.7,
      trim: accent,
      band: 0.06,
      ribbed: true,
      paint: panels(secondary, accent),
    })
  } else {
    trousers(tailor, {
      name: 'shorts',
      colour: secondary,
      weave: 'nylon',
      hem: -2.9,
      wide: 0.26,
      paint: piping(accent, 0.09),
    })
    top(tailor, {
      colour: primary,
      weave: 'nylon',
      thick: 0.1,
      loose: 8,
      fall: 0.7,
      sleeve: 1.1,
      hem: 0.1,
      trim: accent,
      band: 0.08,
      ribbed: true,
      paint: panels(secondary, accent),
    })
  }
  trainers(tailor, { colour: mixed(white, primary, 0.1), stripe: accent })
}

/** Sides in another colour, narrow at the waist, with a line along them. */
const panels =
  (colour: Tailor['secondary'], edge: Tailor['accent']): Paint =>
  (spot) => {
    if (spot.v > 0.1) return
    const waist = 0.16 * bump(2.1, 1.8, spot.y)
    const off = Math.abs(spot.x) - 1.06 + waist - 0.05 * spot.y + 0.5 * smoothstep(4, 5.2, spot.y)
    dab(spot, colour, clamp(off / Math.max(0.01, spot.grain) + 0.5))
    dab(spot, edge, line(off, 0.025, spot.grain))
  }

export function tracksuit(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const stripe = piping(secondary, 0.1)
  trousers(tailor, { colour: primary, weave: 'nylon', wide: 0.17, hem: -7.4, paint: stripe, folds: 1.3 })
  const close = zip(steel, 5.4, 0.2)
  top(tailor, {
    name: 'tracksuit top',
    colour: primary,
    weave: 'nylon',
    sleeve: 4.5,
    hem: 0.1,
    thick: 0.13,
    loose: 10,
    fall: 0.9,
    folds: 1.4,
    band: 0.22,
    trim: toned(primary, 0.75),
    paint: (spot) => {
      // A yoke in the second colour, pointed at the breastbone, with a line of the third below it.
      const yoke = spot.y - 3.75 - 0.42 * Math.abs(spot.x)
      if (spot.v < 0.9) {
        dab(spot, secondary, clamp(yoke / Math.max(0.01, spot.grain) + 0.5))
        dab(spot, accent, line(yoke + 0.11, 0.035, spot.grain))
      }
      if (spot.v > 0.9) stripe(spot)
      close(spot)
    },
  })
  standCollar(tailor, { colour: secondary, weave: 'rib', thick: 0.14, height: 0.32, gap: 0.05 })
  trainers(tailor, { colour: white, stripe: primary })
}
