import { above, all, boots, cuffs, dab, gloves, hoodDown, line, outfit, round, sleeves } from '#wardrobe/outfit-kit.ts'
import { standCollar, steel, surface, type Tailor, toned, zip } from '#wardrobe/outfit-kit.ts'

export const hazmat = outfit({
  label: 'Protective suit',
  words:
    'hazmat suit, hazmat, biohazard suit, protective suit, radiation suit, hazard suit, chemical suit, hazmat gear, turnout coat, turnout gear, bunker gear, firefighter gear, firefighter uniform, fire suit, firefighter coat, fireman coat, firefighter jacket, firefighter outfit, fireproof suit, decontamination suit, containment suit, fire gear',
  order: 205,
  group: 'work',
  primary: '#e0b52e',
  secondary: '#d8d8dc',
  feminine: 0.5,
  places: { laboratory: 3, 'ruined-city': 2, 'city-street': 1 },
  hooded: true,
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const close = zip(steel, 5.4, -0.2)
  tailor.shell({
    name: 'suit',
    where: all(round(0.68), above(-7.2), sleeves(4.35)),
    thick: (at) => 0.22 + (at.arm > 0.4 || at.y < -0.5 ? 0.08 : 0),
    loose: 13,
    rim: 0.08,
    surface: surface(primary, 'nylon', {
      folds: 1.2,
      hem: 0.1,
      paint: (spot) => {
        close(spot)
        const off =
          spot.v > 0
            ? Math.min(Math.abs(spot.v - 1.1), Math.abs(spot.v - 3.5))
            : Math.min(Math.abs(spot.y - 2.4), Math.abs(spot.y + 5.3))
        const band = line(off, 0.15, spot.grain)
        dab(spot, secondary, band)
        spot.glow = Math.max(spot.glow, 0.15 * band)
      },
    }),
  })
  standCollar(tailor, {
    colour: toned(primary, 0.9),
    weave: 'nylon',
    thick: 0.24,
    height: 0.35,
    flare: 0.08,
    gap: 0.06,
  })
  hoodDown(tailor, { colour: primary, weave: 'nylon', thick: 0.26, size: 1.1 })
  cuffs(tailor, { colour: accent, weave: 'rubber', thick: 0.3, from: 4.05, to: 4.45 })
  gloves(tailor, { colour: toned(accent, 0.8), weave: 'rubber', thick: 0.05, material: 'hard' })
  boots(tailor, { colour: toned(accent, 0.5), weave: 'rubber', height: -5.6, wide: 0.22 })
}
