import { clamp, dab, line, outfit, piping, standCollar, steel, type Tailor, toned, top } from '#wardrobe/outfit-kit.ts'
import { trainers, trousers, white, zip } from '#wardrobe/outfit-kit.ts'

export const tracksuit = outfit({
  label: 'Tracksuit',
  words:
    'tracksuit, track suit, sweatpants, joggers, jogging suit, sweat suit, tracksuit bottoms, sweatsuit, tracksuit top',
  order: 160,
  group: 'sport',
  primary: '#3b4f8a',
  secondary: '#e6e6ea',
  feminine: 0.5,
  places: { gym: 4, park: 2, 'city-street': 1, studio: 1 },
  sew,
})

function sew(tailor: Tailor): void {
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
      // A yoke in the second color, pointed at the breastbone, with a line of the third below it.
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
