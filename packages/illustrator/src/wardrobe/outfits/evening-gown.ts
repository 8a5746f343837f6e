import { above, all, any, beads, below, dab, flats, mixed, outfit, sleeves, slip } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, trunk, white } from '#wardrobe/outfit-kit.ts'

export const eveningGown = outfit({
  label: 'Evening gown',
  words:
    'evening gown, gown, ball gown, ballgown, evening dress, wedding dress, prom dress, wedding gown, long dress, bridal gown, floor length dress, bridal dress, flowing dress, princess dress, formal dress, flowing gown, gown slit, gown slit to the thigh, slit gown',
  order: 130,
  group: 'formal',
  primary: '#7a2440',
  secondary: '#c9a45c',
  feminine: 1,
  places: { studio: 3, 'castle-hall': 1, rooftop: 2, stage: 1, library: 2, 'city-street': 1 },
  poses: { standing: 3, relaxed: 3 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -6)
  // Dense at the waist and thinning out.
  const sparkle = beads(
    mixed(secondary, white, 0.3),
    0.13,
    0.022,
    ({ y }) => 0.04 + 0.6 * Math.max(0, 1 - Math.abs(y - 2.1) / 2.8),
  )
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(
      above(1.7),
      any(
        all(
          sleeves(0.02),
          (at) => 4.86 + 0.16 * Math.max(0, 1 - Math.abs(at.side - 0.75) / 0.6) * (at.z > 0 ? 1 : 0) - at.y,
        ),
        (at) => Math.min(0.16 - Math.abs(at.side - 1.0), at.y - 4.5, 0.5 - at.arm, at.z + 2),
      ),
    ),
    thick: () => 0.05,
    loose: 3,
    surface: surface(primary, 'satin', { folds: 0.5, hem: 0.06, thread: secondary, paint: sparkle }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.7,
    to: -7.95,
    flare: 2.1,
    ease: 0.02,
    pleats: 15,
    depth: 0.34,
    train: 0.9,
    surface: surface(primary, 'satin', { folds: 1, hem: 0.14, paint: sparkle }),
  })
  tailor.trim({
    name: 'sash',
    where: all(below(2.25), above(1.75), trunk),
    thick: () => 0.09,
    loose: 4,
    surface: surface(secondary, 'satin', {
      folds: 0,
      paint: (spot) => {
        spot.relief += 0.02 * Math.abs(((spot.y * 6 + spot.x * 0.4 + 9) % 1) - 0.5)
        if (spot.z > 0.3 && Math.abs(spot.x) < 0.14) dab(spot, accent, 0.6)
      },
    }),
  })
  flats(tailor, { colour: secondary })
}
