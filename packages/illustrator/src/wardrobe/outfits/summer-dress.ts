import { above, all, any, belt, blossoms, brown, outfit, sandals, sleeves, slip } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, toned } from '#wardrobe/outfit-kit.ts'

export const summerDress = outfit({
  label: 'Summer dress',
  words:
    'summer dress, sundress, sun dress, dress, maxi dress, frock, pinafore, light dress, frilly dress, housedress, house dress, shirtdress, shirt dress, tea dress, wrap dress, day dress',
  order: 90,
  group: 'everyday',
  primary: '#d98c7a',
  secondary: '#f2e6d0',
  feminine: 1,
  places: { beach: 3, meadow: 2, garden: 2, park: 2, lake: 1 },
  shortSkirt: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary)
  const print = blossoms(secondary, accent, 0.2, 0.55)
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(
      above(1.9),
      any(
        all(sleeves(-0.02), (at) => 4.95 - at.y + (at.z > 0 ? 0.05 : 0)),
        (at) => Math.min(0.13 - Math.abs(at.side - 0.86), at.y - 4.5, 0.5 - at.arm),
      ),
    ),
    thick: () => 0.06,
    loose: 4,
    surface: surface(primary, 'cotton', { folds: 0.8, hem: 0.07, paint: print }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.9,
    to: -3.4,
    flare: 1.15,
    ease: 0.06,
    pleats: 13,
    depth: 0.2,
    surface: surface(primary, 'cotton', { folds: 0.7, hem: 0.12, paint: print }),
  })
  belt(tailor, { colour: secondary, y: 1.92, width: 0.12, thick: 0.1, buckle: secondary, weave: 'satin', loose: 5 })
  sandals(tailor, { colour: toned(brown, 1.2), sole: brown })
}
