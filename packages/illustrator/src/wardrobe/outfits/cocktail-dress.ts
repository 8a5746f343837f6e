import { above, all, belt, brocade, flats, mixed, outfit, round, sleeves, slip, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, white } from '#wardrobe/outfit-kit.ts'

export const cocktailDress = outfit({
  label: 'Cocktail dress',
  words:
    'cocktail dress, party dress, little black dress, mini dress, short dress, bridesmaid dress, flapper dress, minidress, bodycon dress, slip dress, club dress, party outfit',
  order: 140,
  group: 'formal',
  primary: '#274a66',
  secondary: '#c7ccd6',
  feminine: 1,
  places: { studio: 3, 'castle-hall': 1, rooftop: 2, stage: 1, library: 2, 'city-street': 1 },
  shortSkirt: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -1.9)
  const lace = brocade(mixed(primary, secondary, 0.5), 0.4, 0.35)
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(above(1.2), round(0.98, 0.12), sleeves(0.55)),
    thick: () => 0.05,
    loose: 3,
    surface: surface(primary, 'satin', {
      folds: 0.5,
      hem: 0.06,
      paint: (spot) => (spot.y > 4.3 || spot.v > 0 ? lace(spot) : undefined),
    }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.2,
    to: -2.9,
    flare: 0.35,
    ease: 0.05,
    pleats: 9,
    depth: 0.08,
    surface: surface(primary, 'satin', { folds: 0.7, hem: 0.1 }),
  })
  belt(tailor, { colour: secondary, y: 2.0, width: 0.14, thick: 0.09, buckle: accent, weave: 'satin', loose: 4 })
  flats(tailor, { colour: mixed(secondary, white, 0.1) })
}
