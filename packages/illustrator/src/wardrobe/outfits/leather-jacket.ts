import { belt, black, boots, cuffs, dab, jacket, jeans, lapels, line, mixed, outfit } from '#wardrobe/outfit-kit.ts'
import { steel, type Tailor, toned, top, white } from '#wardrobe/outfit-kit.ts'

export const leatherJacket = outfit({
  label: 'Leather jacket',
  words:
    'leather jacket, biker jacket, motorcycle jacket, bomber jacket, bomber, jacket, biker, moto jacket, aviator jacket, flight jacket, varsity jacket, letterman jacket, letterman, windbreaker',
  order: 70,
  group: 'everyday',
  primary: '#2b2a2e',
  secondary: '#4d4038',
  feminine: 0.5,
  dyes: ['#2b2a2e', '#4a2e20', '#57232a', '#6a4a30', '#2f3a3a'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  jeans(tailor, toned(black, 1.3), { wide: 0.04, hem: -6.9 })
  top(tailor, { colour: mixed(white, secondary, 0.15), thick: 0.06, sleeve: 0.9, hem: 0.5, ribbed: true })
  const [closed, spread] = [1.6, 0.2]
  jacket(tailor, {
    colour: primary,
    weave: 'leather',
    material: 'hard',
    hem: 0.7 + 0.3 * feminine,
    thick: 0.17,
    closed,
    spread,
    gap: 0.14,
    folds: 1.5,
    band: 0.1,
    paint: (spot) => {
      const panel =
        spot.z > 0.2 && spot.v < 0 ? line(spot.y - 2.2 - 0.5 * (Math.abs(spot.x) - 0.6), 0.02, spot.grain) : 0
      if (panel > 0 && Math.abs(spot.x) > 0.55 && Math.abs(spot.x) < 1.3) {
        dab(spot, steel, panel)
        spot.metal = panel
      }
    },
  })
  lapels(tailor, {
    colour: toned(primary, 1.08),
    weave: 'leather',
    material: 'hard',
    thick: 0.23,
    closed: 2.6,
    spread: 0.27,
    width: 0.48,
    peak: 0.1,
  })
  cuffs(tailor, { colour: primary, weave: 'leather', thick: 0.19, from: 4.1, to: 4.42, material: 'hard' })
  belt(tailor, { colour: primary, y: 0.95 + 0.3 * feminine, thick: 0.22, buckle: steel, loose: 8, width: 0.13 })
  boots(tailor, { colour: black, height: -6.4, strap: mixed(black, accent, 0.12) })
}
