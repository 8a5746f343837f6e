import { above, all, below, black, bowTie, collar, dab, flats, line, outfit, round } from '#wardrobe/outfit-kit.ts'
import { sleeves, slip, smoothstep, surface, type Tailor, tights } from '#wardrobe/outfit-kit.ts'

/** A dark dress with puffed sleeves, a white collar, and a white frilled apron over it. */
export const maidDress = outfit({
  label: "Maid's dress",
  words:
    'maid outfit, maid dress, maid uniform, maid costume, french maid outfit, french maid dress, french maid costume, victorian maid dress, victorian maid outfit, maids dress, maids uniform, maids outfit, maid cafe outfit, maid clothes, lolita dress, gothic lolita dress, lolita fashion, gothic lolita, sweet lolita dress',
  order: 172,
  group: 'work',
  primary: '#1f2026',
  secondary: '#eeeeec',
  feminine: 1,
  places: { kitchen: 3, library: 2, 'living-room': 2, cafe: 3 },
  shortSkirt: true,
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  tights(tailor, secondary, 'spandex')
  slip(tailor, primary)
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(round(0.74), sleeves(1.55), above(1.8)),
    thick: (at) => 0.07 + 0.34 * smoothstep(0, 0.6, at.arm) * smoothstep(1.6, 1.15, at.arm),
    loose: 4,
    surface: surface(primary, 'cotton', {
      folds: 0.7,
      hem: 0,
      paint: (spot) => {
        if (spot.v > 1.35) dab(spot, secondary)
      },
    }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.8,
    to: -3.6,
    flare: 1.5,
    ease: 0.06,
    pleats: 20,
    depth: 0.22,
    surface: surface(primary, 'cotton', {
      folds: 0.6,
      paint: (spot) => {
        if (spot.u < 0.28) dab(spot, secondary)
        const front = Math.abs(spot.v - 20) - 0.15 + 0.012 * Math.abs(((spot.y * 2.5 + 50) % 1) - 0.5)
        if (front < 0 && spot.y > -3) dab(spot, secondary)
        dab(spot, primary, 0.5 * line(front + 0.012, 0.003, spot.grain * 0.1))
      },
    }),
  })
  // The apron's bib and the straps over the shoulders, frilled.
  tailor.trim({
    name: 'apron bib',
    where: (at) => {
      if (at.arm > 0.3) return -1
      const bib = at.z > 0.2 ? Math.min(0.72 - at.side + 0.04 * (at.y - 2), 4.2 - at.y, at.y - 1.8) : -1
      const straps =
        at.y > (at.z > 0.2 ? 4 : 1.9) ? 0.24 - Math.abs(at.side - 0.92 + (at.z > 0.2 ? 0 : 0.12 * (5.4 - at.y))) : -1
      return Math.max(bib, straps)
    },
    thick: (at) => 0.16 + 0.1 * smoothstep(0.75, 1.1, at.side) * smoothstep(4.4, 5.2, at.y),
    loose: 5,
    rim: 0.06,
    surface: surface(secondary, 'cotton', { folds: 0.4, hem: 0.08 }),
  })
  tailor.trim({
    name: 'apron band',
    where: all(below(2.05), above(1.65), (at) => -0.3 - at.arm),
    thick: () => 0.18,
    loose: 5,
    surface: surface(secondary, 'cotton', { folds: 0 }),
  })
  collar(tailor, {
    colour: secondary,
    weave: 'cotton',
    thick: 0.1,
    flat: true,
    front: 168,
    points: 150,
    paint: undefined,
  })
  bowTie(tailor, accent, 0.2)
  flats(tailor, { colour: black })
}
