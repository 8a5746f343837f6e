import { above, all, below, brocade, dab, gold, line, mixed, outfit, type Paint, round } from '#wardrobe/outfit-kit.ts'
import { sandals, sleeves, slip, surface, type Tailor } from '#wardrobe/outfit-kit.ts'

/** A long cloth wound around the hips in pleats and laid aslant over breast and left shoulder, above a short blouse. */
export const sari = outfit({
  label: 'Sari',
  words:
    'sari, saree, saris, sarees, silk sari, silk saree, banarasi saree, indian sari, lehenga, lehenga choli, lehengas, ghagra choli, indian dress, traditional indian dress, bollywood dress, indian bridal dress, half saree',
  order: 365,
  group: 'tradition',
  primary: '#a3253f',
  secondary: '#d2a33f',
  feminine: 1,
  places: { garden: 3, market: 2, studio: 1 },
  poses: { standing: 3, relaxed: 3 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -6)
  tailor.shell({
    name: 'blouse',
    where: all(round(0.86, 0.15), sleeves(1.0), above(2.2)),
    thick: () => 0.05,
    loose: 3,
    surface: surface(accent, 'satin', { folds: 0.4, hem: 0.08, thread: secondary }),
  })
  const border: Paint = (spot) => {
    if (spot.u < 0.34) dab(spot, secondary)
    else dab(spot, gold, line(spot.u - 0.42, 0.025, spot.grain))
  }
  const weave = brocade(mixed(primary, gold, 0.5), 0.5, 0.4)
  const waist = tailor.shell({
    name: 'sari',
    where: all(below(2.4), above(0.9), (at) => -0.2 - at.arm),
    thick: () => 0.09,
    loose: 5,
    surface: surface(primary, 'satin', { folds: 0.6, paint: weave }),
  })
  tailor.skirt(waist, {
    name: 'sari',
    from: 0.9,
    to: -7.7,
    flare: 0.75,
    ease: 0.08,
    pleats: 14,
    depth: 0.16,
    surface: surface(primary, 'satin', {
      folds: 0.8,
      paint: (spot) => {
        weave(spot)
        border(spot)
      },
    }),
  })
  // The end of the cloth: up from the right hip over the breast to the left shoulder, and down the back.
  tailor.shell({
    name: 'pallu',
    where: (at) => {
      if (at.arm > 0.35) return -1
      const off = at.z > 0.1 ? at.x - (at.y - 3.5) * 0.52 : at.x - 0.55 - (at.y - 3.5) * 0.16
      const half = at.z > 0.1 ? 0.95 - 0.16 * (at.y - 2) : 0.75
      return Math.min(half - Math.abs(off), at.y - 0.9, 6.2 - at.y, round(0.78)(at))
    },
    thick: () => 0.15,
    loose: 7,
    rim: 0.05,
    surface: surface(primary, 'satin', {
      folds: 1,
      paint: (spot) => {
        weave(spot)
        if (spot.u < 0.16) dab(spot, secondary)
        else dab(spot, gold, line(spot.u - 0.22, 0.02, spot.grain))
      },
    }),
  })
  sandals(tailor, { colour: secondary, sole: primary })
}
