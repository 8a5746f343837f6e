import { above, all, below, dab, flats, line, mixed, outfit, round, sleeves, slip } from '#wardrobe/outfit-kit.ts'
import { smoothstep, surface, type Tailor, vee, white } from '#wardrobe/outfit-kit.ts'

/** A short jacket with wide sleeves and a ribbon over a skirt that hangs from the breast. */
export const hanbok = outfit({
  label: 'Hanbok',
  words:
    'hanbok, hanboks, korean dress, traditional korean dress, korean traditional dress, korean traditional clothes, jeogori, joseon dress, joseon clothes, traditional korean clothes, jeogori and chima',
  order: 364,
  group: 'tradition',
  primary: '#c64d6a',
  secondary: '#e9d9a6',
  feminine: 0.9,
  places: { garden: 4, studio: 1 },
  poses: { standing: 3, relaxed: 3 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -6)
  const band = tailor.shell({
    name: 'skirt band',
    where: all(below(4.2), above(3.1), (at) => -0.2 - at.arm),
    thick: () => 0.1,
    loose: 10,
    surface: surface(primary, 'satin', { folds: 0.6 }),
  })
  tailor.skirt(band, {
    name: 'skirt',
    from: 3.1,
    to: -7.8,
    flare: 2.0,
    ease: 0.25,
    pleats: 24,
    depth: 0.3,
    surface: surface(primary, 'satin', {
      folds: 0.8,
      paint: (spot) => {
        if (spot.u < 0.5) dab(spot, mixed(primary, accent, 0.5), 0.8)
      },
    }),
  })
  tailor.shell({
    name: 'jeogori',
    where: all(round(0.74), vee(4.5, 0.34), sleeves(4.3), above(3.3)),
    thick: (at) => 0.16 + 0.12 * smoothstep(0.6, 3, at.arm),
    loose: 10,
    rim: 0.06,
    hang: (at) => 0.9 * smoothstep(1, 3, at.arm) * smoothstep(4.6, 3.6, at.arm),
    surface: surface(secondary, 'satin', {
      folds: 0.8,
      hem: 0,
      paint: (spot) => {
        if (spot.v > 3.85) dab(spot, white)
        else if (spot.v > 3.6) dab(spot, accent)
        const edge = spot.z > 0.2 && spot.v < 0.2 && spot.y > 3.6 ? Math.abs(spot.x) - (spot.y - 4.5) * 0.34 : 9
        if (edge > 0 && edge < 0.16) dab(spot, white)
        dab(spot, accent, line(edge - 0.18, 0.02, spot.grain))
      },
    }),
  })
  // The ribbon, tied at the right of the breast.
  tailor.trim({
    name: 'ribbon',
    where: (at) =>
      at.z < 0.3
        ? -1
        : Math.max(
            Math.min(0.1 - Math.abs(at.x + 0.16 + 0.05 * (4.3 - at.y)), 4.35 - at.y, at.y - 1.2),
            Math.min(0.1 - Math.abs(at.x - 0.08 - 0.03 * (4.3 - at.y)), 4.35 - at.y, at.y - 1.7),
            Math.min(0.13 - Math.abs(at.y - 4.3), 0.6 - Math.abs(at.x + 0.1)),
          ),
    thick: () => 0.36,
    loose: 12,
    rim: 0.05,
    surface: surface(accent, 'satin', { folds: 0.2 }),
  })
  flats(tailor, { colour: accent })
}
