import { above, all, brown, clamp, dab, line, outfit, round, sandals, sleeves, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned } from '#wardrobe/outfit-kit.ts'

/** Sports swimwear in one piece with short legs, its sides in another color. */
export const swimsuit = outfit({
  label: 'Swimsuit',
  words:
    'swimsuit, swimsuits, one piece, one piece swimsuit, bathing suit, swimwear, swimming costume, swim suit, one piece bathing suit, beachwear, athletic swimsuit, competition swimsuit, swim costume, rash guard, rashguard, unitard, singlet, wrestling singlet, surf suit, vintage swimsuit, retro swimsuit',
  order: 96,
  group: 'sport',
  primary: '#2c6f9e',
  secondary: '#1d2a3a',
  feminine: 0.8,
  places: { beach: 4, lake: 1 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  tailor.shell({
    name: 'swimsuit',
    where: all(round(0.98, 0.35), sleeves(-0.12), above(-2.1)),
    thick: () => 0.03,
    loose: 2,
    rim: 0.04,
    surface: surface(primary, 'spandex', {
      folds: 0.2,
      hem: 0.06,
      paint: (spot) => {
        const side = Math.abs(spot.x) - 0.95 + 0.1 * Math.abs(spot.y - 2) - (spot.y < 0 ? 0.25 : 0)
        dab(spot, secondary, clamp(side / Math.max(0.01, spot.grain) + 0.5))
        dab(spot, accent, line(side, 0.03, spot.grain))
      },
    }),
  })
  sandals(tailor, { colour: toned(brown, 1.2), sole: brown })
}
