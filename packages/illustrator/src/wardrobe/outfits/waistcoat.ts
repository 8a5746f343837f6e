import { all, brocade, buttonRows, crease, dab, fronts, gold, outfit, pockets, round } from '#wardrobe/outfit-kit.ts'
import { shirt, shoes, sleeves, surface, type Tailor, tie, toned } from '#wardrobe/outfit-kit.ts'

export const waistcoat = outfit({
  label: 'Waistcoat',
  words: 'waistcoat, suit vest, vest, gilet, buttoned vest',
  order: 120,
  group: 'formal',
  primary: '#5d4a3f',
  secondary: '#e5dccb',
  feminine: 0.3,
  places: { studio: 3, 'castle-hall': 1, rooftop: 2, stage: 1, library: 2, 'city-street': 1, tavern: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  crease(tailor, toned(primary, 0.75))
  shirt(tailor, { colour: secondary, thick: 0.07, throat: 5.35, hem: 0.9, folds: 1.1, loose: 7 })
  tie(tailor, { colour: accent, stripe: toned(accent, 0.65), thick: 0.13 })
  const [closed, spread] = [3.55, 0.3]
  tailor.shell({
    name: 'waistcoat',
    where: all(
      round(1.16),
      sleeves(-0.42),
      fronts(closed, spread, -1),
      (at) => at.y - 0.75 + (at.z > 0.2 ? 0.5 * Math.max(0, 0.5 - Math.abs(at.side - 0.3)) : 0),
    ),
    thick: () => 0.15,
    loose: 7,
    rim: 0.08,
    surface: surface(primary, 'wool', {
      folds: 0.4,
      hem: 0.06,
      paint: (spot) => {
        buttonRows(gold, closed - 0.15, 0.9, 0.52, 0, 0.06, 1)(spot)
        brocade(toned(primary, 1.25), 0.36, 0.25)(spot)
        if (spot.z < 0) dab(spot, toned(primary, 0.7))
      },
    }),
  })
  pockets(tailor, {
    colour: primary,
    weave: 'wool',
    thick: 0.21,
    x: 0.85,
    y: 1.75,
    width: 0.3,
    height: 0.08,
    flap: false,
  })
  shoes(tailor, { colour: toned(primary, 0.5) })
}
