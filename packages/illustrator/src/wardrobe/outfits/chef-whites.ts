import { black, buttonRows, dab, jacket, line, mixed, neckTube, outfit, shoes } from '#wardrobe/outfit-kit.ts'
import { standCollar, type Tailor, trousers } from '#wardrobe/outfit-kit.ts'

export const chefWhites = outfit({
  label: 'Chef whites',
  words: 'chef whites, chef uniform, chef jacket, chefs jacket, chef outfit, chefs whites, kitchen whites, chef coat',
  order: 190,
  group: 'work',
  primary: '#f0eee8',
  secondary: '#2d2d33',
  feminine: 0.5,
  places: { kitchen: 5, studio: 1 },
  dyes: ['#f0eee8'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, wide: 0.14 })
  const buttons = buttonRows(mixed(secondary, black, 0.3), 4.4, 1.2, 0.72, 0.42, 0.085)
  jacket(tailor, {
    name: 'chef jacket',
    colour: primary,
    weave: 'cotton',
    hem: -0.1,
    thick: 0.13,
    closed: 9,
    band: 0.09,
    sleeve: 4.2,
    neck: 0.72,
    paint: (spot) => {
      buttons(spot)
      if (spot.v > 3.75) {
        spot.relief = 0.01
        dab(spot, accent, line(spot.v - 3.8, 0.02, spot.grain))
      }
    },
  })
  standCollar(tailor, { colour: primary, weave: 'cotton', thick: 0.13, height: 0.28, gap: 0.06 })
  neckTube(tailor, {
    name: 'neckerchief',
    radius: 0.6,
    y: 5.9,
    lift: 0.07,
    tall: 0.09,
    wide: 0.04,
    material: 'cloth',
    colour: accent,
    weave: 'cotton',
    bumps: 0.25,
  })
  shoes(tailor, { colour: black })
}
