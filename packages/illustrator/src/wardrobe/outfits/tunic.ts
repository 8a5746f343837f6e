import { above, all, belt, boots, brown, dab, line, mixed, ornate, outfit, round } from '#wardrobe/outfit-kit.ts'
import { sleeves, slip, smoothstep, surface, type Tailor, toned, top, trousers, white } from '#wardrobe/outfit-kit.ts'

export const tunic = outfit({
  label: 'Tunic',
  words:
    'tunic, gambeson, medieval clothes, peasant clothes, medieval tunic, doublet, medieval dress, peasant dress, medieval outfit, medieval clothing, peasant blouse, dashiki',
  order: 280,
  group: 'fantasy',
  primary: '#8a6a48',
  secondary: '#4a3a2c',
  feminine: 0.5,
  places: { 'castle-hall': 3, forest: 3, ruins: 3, tavern: 1, 'snow-mountains': 1, village: 2, market: 2, meadow: 1 },
  legendary: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  const long = feminine > 0.5
  if (long) slip(tailor, primary, -5)
  else trousers(tailor, { colour: secondary, weave: 'linen', wide: 0.03, hem: -6.1 })
  top(tailor, {
    colour: mixed(white, primary, 0.15),
    weave: 'linen',
    sleeve: 4.45,
    thick: 0.07,
    hem: 1.5,
    loose: 8,
    folds: 1.4,
    neck: round(0.72, 0.05),
  })
  const trim = ornate(mixed(secondary, accent, 0.6), 0.16)
  const shell = tailor.shell({
    name: 'tunic',
    where: all(
      round(0.84),
      (at) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.55) * 0.22),
      sleeves(long ? 0.2 : 0.75),
      above(1.3),
    ),
    thick: (at) => 0.13 + 0.08 * smoothstep(0.2, 0.8, at.arm),
    loose: 9,
    surface: surface(primary, 'linen', {
      folds: 1.1,
      hem: 0,
      paint: (spot) => {
        trim(spot)
        if (spot.z > 0.2 && Math.abs(spot.x) < 0.3 && spot.y > 4.5 && spot.y < 5.1) {
          const lace = line(Math.abs((spot.y * 5) % 1) - 0.5 + spot.x, 0.1, spot.grain)
          dab(spot, brown, lace * 0.8)
        }
      },
    }),
  })
  tailor.skirt(shell, {
    name: 'tunic',
    from: 1.3,
    to: long ? -7 : -2.2,
    flare: long ? 0.9 : 0.45,
    ease: 0.1,
    pleats: 11,
    depth: 0.16,
    surface: surface(primary, 'linen', { folds: 1, paint: trim }),
  })
  belt(tailor, { y: 1.5, thick: 0.2, loose: 9, colour: toned(secondary, 0.7) })
  boots(tailor, { colour: toned(secondary, 0.9), height: -5.6, cuff: toned(secondary, 1.3) })
}
