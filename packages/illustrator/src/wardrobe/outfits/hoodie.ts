import { dab, hoodDown, line, outfit, round, steel, surface, type Tailor, toned, top } from '#wardrobe/outfit-kit.ts'
import { trainers, trousers } from '#wardrobe/outfit-kit.ts'

export const hoodie = outfit({
  label: 'Hoodie',
  words: 'hoodie, hoody, hooded sweatshirt, hooded top, zip up hoodie, streetwear',
  order: 50,
  group: 'everyday',
  primary: '#5a6270',
  secondary: '#2f3440',
  feminine: 0.5,
  hooded: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, {
    colour: secondary,
    wide: 0.13,
    hem: -7.35,
    band: 0.3,
    bandColour: toned(secondary, 0.85),
    folds: 1.3,
  })
  top(tailor, {
    name: 'hoodie',
    colour: primary,
    sleeve: 4.5,
    hem: 0.15,
    thick: 0.16,
    loose: 12,
    fall: 0.85,
    folds: 1.4,
    band: 0.28,
    trim: toned(primary, 0.85),
    neck: round(0.78, 0.08),
    paint: (spot) => {
      // Drawstrings from the hood.
      if (spot.z < 0.3 || spot.y > 5.3 || spot.y < 3.7) return
      const string = line(Math.abs(spot.x) - 0.24 - 0.02 * (spot.y - 5), 0.03, spot.grain)
      dab(spot, accent, string)
      spot.relief += 0.03 * string
      if (spot.y < 3.85 && string > 0) dab(spot, steel)
    },
  })
  tailor.trim({
    name: 'pocket',
    where: (at) =>
      at.z < 0.2 ? -1 : Math.min(1.05 - 0.45 * Math.max(0, at.y - 1.1) - at.side, 1.95 - at.y, at.y - 0.62),
    thick: () => 0.24,
    loose: 12,
    fall: 0.85,
    rim: 0.05,
    surface: surface(toned(primary, 0.95), 'cotton', { folds: 0.5, hem: 0.06 }),
  })
  hoodDown(tailor, { colour: primary, weave: 'cotton', thick: 0.16 })
  trainers(tailor, { colour: toned(secondary, 1.2), stripe: accent })
}
