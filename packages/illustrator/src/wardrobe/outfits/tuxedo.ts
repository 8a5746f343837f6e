import { above, all, below, black, bowTie, crease, cutaway, fronts, lapels, line, mixed } from '#wardrobe/outfit-kit.ts'
import { outfit, round, seam, shirt, shoes, shoulders, sleeves, smoothstep, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, tone, toned, trunk } from '#wardrobe/outfit-kit.ts'

export const tuxedo = outfit({
  label: 'Tuxedo',
  words: 'tuxedo, tux, dinner jacket, tailcoat, white tie, black tie, smoking jacket, tuxedo jacket',
  order: 110,
  group: 'formal',
  primary: '#1f2026',
  secondary: '#f1efe9',
  feminine: 0.15,
  places: { studio: 3, 'castle-hall': 1, rooftop: 2, stage: 1, library: 2, 'city-street': 1 },
  dyes: ['#1f2026', '#1f2026', '#1d2542', '#3d1d28'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  crease(tailor, primary)
  shirt(tailor, {
    colour: secondary,
    thick: 0.05,
    throat: 5.5,
    hem: 0.9,
    sleeve: 4.55,
    folds: 0.2,
    under: true,
    buttons: black,
    paint: (spot) => {
      if (spot.z < 0.2 || spot.v > 0 || Math.abs(spot.x) > 0.6) return
      const rib = line(((Math.abs(spot.x) * 9) % 1) - 0.5, 0.12, spot.grain)
      tone(spot, 1 - 0.1 * rib)
    },
  })
  bowTie(tailor, mixed(primary, black, 0.5), 0.28)
  tailor.trim({
    name: 'cummerbund',
    where: all(below(1.95), above(1.1), trunk),
    thick: () => 0.09,
    loose: 6,
    surface: surface(accent, 'satin', {
      folds: 0,
      paint: (spot) => {
        spot.relief += 0.015 * Math.abs(((spot.y * 5) % 1) - 0.5)
      },
    }),
  })
  const [closed, spread] = [1.75, 0.24]
  tailor.shell({
    name: 'jacket',
    where: all(round(0.74), sleeves(4.3), above(-0.35), fronts(closed, spread, 0.02), cutaway),
    thick: (at) =>
      0.15 - 0.04 * smoothstep(0.6, 1.6, at.arm) + shoulders(at) + 0.04 * Math.max(0, Math.min(1, 1 - at.y)),
    loose: 9,
    rim: 0.08,
    surface: surface(primary, 'wool', { folds: 0.7, hem: 0.05, paint: seam }),
  })
  lapels(tailor, {
    colour: toned(primary, 0.85),
    weave: 'satin',
    thick: 0.2,
    closed,
    spread,
    width: 0.4,
    peak: 0.2,
  })
  shoes(tailor, { colour: toned(black, 0.9) })
}
