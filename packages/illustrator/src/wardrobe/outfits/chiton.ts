import { above, all, belt, brown, dab, gold, line, outfit, round, sandals, sleeves } from '#wardrobe/outfit-kit.ts'
import { slip, surface, type Tailor } from '#wardrobe/outfit-kit.ts'

/** White cloth of the ancients, pinned at the shoulders, girded, falling in folds, with a cloth over one shoulder. */
export const chiton = outfit({
  label: 'Toga',
  words:
    'toga, togas, roman toga, chiton, greek chiton, greek dress, greek robe, grecian dress, grecian gown, greek goddess dress, goddess dress, greek toga, peplos, himation, stola, roman dress, draped robe, goddess gown, roman robe, roman clothes, ancient greek clothes, greek gown, goddess robes',
  order: 264,
  group: 'fantasy',
  primary: '#ece7da',
  secondary: '#8c2f3c',
  feminine: 0.6,
  places: { ruins: 4, garden: 2 },
  legendary: true,
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -6)
  const shell = tailor.shell({
    name: 'chiton',
    where: all(round(0.98, 0.3), sleeves(0.15), above(1.6)),
    thick: () => 0.12,
    loose: 8,
    rim: 0.06,
    surface: surface(primary, 'linen', {
      folds: 1.6,
      paint: (spot) => (spot.u < 0.08 ? dab(spot, accent) : undefined),
    }),
  })
  tailor.skirt(shell, {
    name: 'chiton',
    from: 1.6,
    to: -7.2,
    flare: 0.8,
    ease: 0.14,
    pleats: 22,
    depth: 0.24,
    surface: surface(primary, 'linen', {
      folds: 1.3,
      paint: (spot) => {
        if (spot.u < 0.26) dab(spot, accent)
        dab(spot, gold, line(spot.u - 0.34, 0.03, spot.grain))
      },
    }),
  })
  belt(tailor, { colour: gold, y: 1.9, width: 0.12, thick: 0.22, loose: 8, buckle: accent, weave: 'satin' })
  // The cloth over the left shoulder.
  tailor.shell({
    name: 'mantle',
    where: (at) => {
      if (at.arm > 0.6) return -1
      const off = at.z > 0.1 ? at.x - 0.35 - (at.y - 3.6) * 0.36 : at.x - 0.3 - (at.y - 3.6) * 0.3
      return Math.min(0.62 - Math.abs(off), at.y - 1.5, round(0.8)(at))
    },
    thick: () => 0.26,
    loose: 10,
    rim: 0.08,
    surface: surface(secondary, 'linen', { folds: 1.7, hem: 0.1, thread: gold }),
  })
  sandals(tailor, { colour: brown, sole: brown })
}
