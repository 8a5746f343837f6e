import { belt, black, boots, buttonRows, dab, epaulettes, gold, jacket, lapels, line } from '#wardrobe/outfit-kit.ts'
import { mixed, outfit, piping, pockets, shirt, type Tailor, tie, toned, trousers } from '#wardrobe/outfit-kit.ts'
import { white } from '#wardrobe/outfit-kit.ts'

export const uniform = outfit({
  label: 'Uniform',
  words:
    'uniform, military uniform, officer uniform, police uniform, army uniform, dress uniform, fatigues, camouflage, army fatigues, naval uniform, camo, pilot uniform',
  order: 200,
  group: 'work',
  primary: '#4c5a44',
  secondary: '#b59a55',
  feminine: 0.35,
  places: { 'city-street': 2, studio: 2, office: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: toned(primary, 0.85), weave: 'wool', wide: 0.12, paint: piping(secondary, 0.035) })
  shirt(tailor, { colour: white, thick: 0.05, throat: 5.4, hem: 2, sleeve: 4.45, folds: 0.3, under: true })
  tie(tailor, { colour: toned(primary, 0.5), stripe: toned(primary, 0.5), thick: 0.09, to: 3 })
  const [closed, spread] = [3.6, 0.28]
  const rows = buttonRows(secondary, closed - 0.2, 0.6, 0.68, 0, 0.085, 1)
  jacket(tailor, {
    name: 'tunic',
    colour: primary,
    weave: 'wool',
    hem: -0.3,
    thick: 0.15,
    closed,
    spread,
    folds: 0.7,
    band: 0.06,
    pads: 0.09,
    paint: (spot) => {
      rows(spot)
      if (spot.v > 3.85 && spot.v < 4.1) dab(spot, secondary, line(spot.v - 3.97, 0.05, spot.grain))
      // Ribbons over the left breast.
      const [dx, dy] = [spot.x - 0.95, spot.y - 4.35]
      if (spot.z > 0.3 && Math.abs(dx) < 0.28 && Math.abs(dy) < 0.08) {
        dab(spot, dx < -0.1 ? accent : dx < 0.1 ? secondary : toned(accent, 0.5))
        spot.relief += 0.02
      }
    },
  })
  lapels(tailor, { colour: primary, weave: 'wool', thick: 0.2, closed, spread, width: 0.52 })
  epaulettes(tailor, { colour: mixed(primary, secondary, 0.75), weave: 'satin', thick: 0.2, button: gold })
  pockets(tailor, {
    colour: primary,
    weave: 'wool',
    thick: 0.19,
    x: 0.92,
    y: 3.85,
    width: 0.3,
    height: 0.3,
    button: secondary,
  })
  pockets(tailor, {
    colour: primary,
    weave: 'wool',
    thick: 0.21,
    x: 1.0,
    y: 0.6,
    width: 0.38,
    height: 0.36,
    button: secondary,
  })
  belt(tailor, { colour: toned(black, 1.1), y: 1.75, thick: 0.2, width: 0.15, buckle: secondary, loose: 8 })
  boots(tailor, { colour: black, height: -6.9 })
}
