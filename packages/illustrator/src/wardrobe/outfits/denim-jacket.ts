import { black, collar, dab, gold, jacket, line, outfit, pockets, type Tailor, toned } from '#wardrobe/outfit-kit.ts'
import { top, trainers, trousers, white } from '#wardrobe/outfit-kit.ts'

export const denimJacket = outfit({
  label: 'Denim jacket',
  words: 'denim jacket, jean jacket, jeans jacket, denim, denim vest',
  order: 60,
  group: 'everyday',
  primary: '#5b7ea6',
  secondary: '#e4ddd0',
  feminine: 0.5,
  dyes: ['#5b7ea6', '#34507a', '#8fa9c6', '#2d3442'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  trousers(tailor, { colour: toned(black, 1.15), weave: 'denim', wide: 0.07 })
  top(tailor, { colour: secondary, thick: 0.06, sleeve: 0.9, hem: 0.4, ribbed: true })
  const thread = toned(gold, 0.85)
  const [closed, spread] = [1.2, 0.16]
  jacket(tailor, {
    colour: primary,
    weave: 'denim',
    hem: 0.75 + 0.3 * feminine,
    thick: 0.16,
    closed,
    spread,
    gap: 0.16,
    band: 0.25,
    paint: (spot) => {
      const side = Math.abs(spot.x)
      const yoke = line(spot.y - 4.55 + (spot.z > 0.2 ? 0 : 0.1), 0.014, spot.grain)
      if (spot.v < 0.1) dab(spot, thread, 0.7 * yoke)
      const seam = spot.z > 0.2 && spot.y < 4.5 ? line(side - 0.62 - 0.06 * spot.y, 0.013, spot.grain) : 0
      dab(spot, thread, 0.6 * seam)
      if (spot.v > 4.05) {
        spot.relief = 0.012
        dab(spot, thread, 0.6 * line(spot.v - 4.1, 0.013, spot.grain))
      }
    },
  })
  collar(tailor, { colour: primary, weave: 'denim', thick: 0.18, front: 112, points: 132, reach: 1.12, pointed: 1.3 })
  pockets(tailor, {
    colour: primary,
    weave: 'denim',
    thick: 0.19,
    x: 0.92,
    y: 4.12,
    width: 0.34,
    height: 0.34,
    button: gold,
  })
  trainers(tailor, { colour: white, stripe: accent })
}
