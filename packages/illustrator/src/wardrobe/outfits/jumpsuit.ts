import { above, all, belt, black, boots, cuffs, dab, line, outfit, pockets, round } from '#wardrobe/outfit-kit.ts'
import { sleeves, smoothstep, standCollar, steel, surface, type Tailor, tone, toned } from '#wardrobe/outfit-kit.ts'
import { zip } from '#wardrobe/outfit-kit.ts'

export const jumpsuit = outfit({
  label: 'Jumpsuit',
  words:
    'jumpsuit, flight suit, bodysuit, wetsuit, catsuit, racing suit, race suit, racing leathers, f1 suit, driving suit, motorcycle leathers, race leathers, racing overalls, prison jumpsuit, prison uniform, futuristic suit, sci fi suit, space uniform, diving suit, pilot suit, flightsuit',
  order: 330,
  group: 'future',
  primary: '#a8642e',
  secondary: '#2e3138',
  feminine: 0.5,
  places: { spaceship: 4, laboratory: 2 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const close = zip(steel, 5.3, 0.4)
  tailor.shell({
    name: 'jumpsuit',
    where: all(round(0.68, 0.03), sleeves(4.45), above(-6.8)),
    thick: (at) => 0.09 + 0.08 * smoothstep(0, -4, at.y) * (at.arm < 0 ? 1 : 0) + 0.05 * smoothstep(0.5, 2, at.arm),
    loose: 7,
    surface: surface(primary, 'cotton', {
      folds: 1.4,
      hem: 0.1,
      paint: (spot) => {
        close(spot)
        const side = Math.abs(spot.x)
        // Panels at the sides and shoulders.
        if (spot.v < 0 && spot.y > -1 && side > 1.15 + 0.05 * Math.abs(spot.y - 2.4)) dab(spot, secondary, 0.9)
        if (spot.y > 4.95 && spot.v < 0.25) dab(spot, secondary, 0.9)
        if (spot.v > 1.35 && spot.v < 1.5) dab(spot, accent)
        if (spot.v < 0 && spot.y < -1.6 && spot.y > -2.9 && spot.z > 0.2) {
          const pocket = Math.min(0.45 - Math.abs(side - 1.25), spot.y + 2.8, -1.7 - spot.y)
          tone(spot, 1 - 0.4 * line(pocket, 0.02, spot.grain))
          if (pocket > 0) spot.relief += 0.02
        }
      },
    }),
  })
  standCollar(tailor, { colour: secondary, weave: 'cotton', thick: 0.12, height: 0.3, gap: 0.06 })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.13,
    x: 0.8,
    y: 3.85,
    width: 0.32,
    height: 0.3,
    button: steel,
  })
  belt(tailor, { colour: secondary, y: 1.5, thick: 0.15, width: 0.16, buckle: steel, loose: 7, weave: 'nylon' })
  cuffs(tailor, { colour: secondary, weave: 'cotton', thick: 0.16, from: 4.15, to: 4.48 })
  boots(tailor, { colour: toned(secondary, 0.9), height: -6.2, sole: black })
}
