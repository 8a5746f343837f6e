import { above, all, below, brown, dab, line, outfit, round, sandals, sleeves, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned } from '#wardrobe/outfit-kit.ts'

/** Swimwear in two pieces as athletes wear it: a long top, and shorts that reach up to it. */
export const bikini = outfit({
  label: 'Two-piece swimwear',
  words:
    'bikini, bikinis, two piece swimsuit, two piece, tankini, bikini top, string bikini, beach bikini, sports bikini, two piece bathing suit, high waisted bikini, bikini set',
  order: 97,
  group: 'sport',
  primary: '#c2513f',
  secondary: '#2b2f45',
  feminine: 1,
  places: { beach: 4, lake: 1 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  tailor.shell({
    name: 'shorts',
    where: all(below(1.95), above(-1.9)),
    thick: () => 0.03,
    loose: 2,
    rim: 0.04,
    surface: surface(secondary, 'spandex', {
      folds: 0.2,
      hem: 0.07,
      paint: (spot) => dab(spot, accent, line(spot.y - 1.7, 0.05, spot.grain)),
    }),
  })
  tailor.shell({
    name: 'top',
    where: all(round(1.04, 0.4), sleeves(-0.15), above(1.6)),
    thick: () => 0.045,
    loose: 3,
    rim: 0.05,
    surface: surface(primary, 'spandex', {
      folds: 0.25,
      hem: 0.07,
      paint: (spot) => dab(spot, accent, line(spot.y - 2.0, 0.04, spot.grain)),
    }),
  })
  sandals(tailor, { colour: toned(brown, 1.2), sole: brown })
}
