import { boots, brown, cables, dab, line, outfit, round, standCollar, type Tailor } from '#wardrobe/outfit-kit.ts'
import { toned, top, trousers } from '#wardrobe/outfit-kit.ts'

export const sweater = outfit({
  label: 'Sweater',
  words:
    'sweater, jumper, pullover, cardigan, turtleneck, polo neck, knitwear, turtle neck, woolly jumper, sweatshirt, roll neck, rollneck, fleece, christmas jumper, aran jumper, mock neck, mock neck top, sweater vest, christmas sweater, ugly christmas sweater, fair isle jumper, fair isle sweater, knitted jumper',
  order: 40,
  group: 'everyday',
  primary: '#7c8f6a',
  secondary: '#3d4250',
  feminine: 0.5,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'wool', wide: 0.1 })
  const ribs = toned(primary, 0.88)
  const plaits = cables(0.85, 0.4)
  top(tailor, {
    name: 'sweater',
    colour: primary,
    weave: 'knit',
    sleeve: 4.5,
    hem: 0.2,
    thick: 0.13,
    // Thick wool spans and hangs; it does not follow what is below.
    loose: 12,
    fall: 0.95,
    folds: 1.1,
    band: 0.24,
    trim: ribs,
    neck: round(0.7),
    paint: (spot) => {
      plaits(spot)
      if (spot.v < 4.6) dab(spot, accent, line(spot.u - 0.36, 0.045, spot.grain) * (spot.y < 4.5 ? 0.85 : 0))
    },
  })
  standCollar(tailor, { colour: ribs, weave: 'rib', thick: 0.1, height: 0.52, flare: 0.05, rim: 0.08 })
  boots(tailor, { colour: brown, height: -6.7 })
}
