import { bump, clamp, dab, line, mixed, outfit, type Paint, piping, round, smoothstep } from '#wardrobe/outfit-kit.ts'
import { type Tailor, top, trainers, trousers, white } from '#wardrobe/outfit-kit.ts'

export const sportswear = outfit({
  label: 'Sportswear',
  words:
    'sportswear, gym clothes, workout clothes, leggings, yoga pants, athletic wear, running gear, jersey, activewear, sports bra, gym wear, sports kit, kit, yoga clothes, football kit, running clothes, athleisure, workout gear, football shirt, basketball jersey, football jersey, soccer jersey, hockey jersey, rugby jersey, baseball jersey, netball dress, sports jersey, running kit, cycling kit, cycling jersey, gymwear',
  order: 150,
  group: 'sport',
  primary: '#2f8a8a',
  secondary: '#26262c',
  feminine: 0.5,
  places: { gym: 4, park: 2, 'city-street': 1, studio: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  if (feminine > 0.5) {
    trousers(tailor, {
      name: 'leggings',
      colour: secondary,
      weave: 'spandex',
      thick: 0.02,
      wide: 0,
      loose: 1,
      folds: 0.15,
      hem: -6.9,
      paint: piping(accent, 0.07),
    })
    top(tailor, {
      colour: primary,
      weave: 'nylon',
      thick: 0.06,
      loose: 4,
      sleeve: -0.1,
      hem: 0.5,
      neck: round(0.86, 0.1),
      folds: 0.7,
      trim: accent,
      band: 0.06,
      ribbed: true,
      paint: panels(secondary, accent),
    })
  } else {
    trousers(tailor, {
      name: 'shorts',
      colour: secondary,
      weave: 'nylon',
      hem: -2.9,
      wide: 0.26,
      paint: piping(accent, 0.09),
    })
    top(tailor, {
      colour: primary,
      weave: 'nylon',
      thick: 0.1,
      loose: 8,
      fall: 0.7,
      sleeve: 1.1,
      hem: 0.1,
      trim: accent,
      band: 0.08,
      ribbed: true,
      paint: panels(secondary, accent),
    })
  }
  trainers(tailor, { colour: mixed(white, primary, 0.1), stripe: accent })
}

/** Sides in another color, narrow at the waist, with a line along them. */
const panels =
  (color: Tailor['secondary'], edge: Tailor['accent']): Paint =>
  (spot) => {
    if (spot.v > 0.1) return
    const waist = 0.16 * bump(2.1, 1.8, spot.y)
    const off = Math.abs(spot.x) - 1.06 + waist - 0.05 * spot.y + 0.5 * smoothstep(4, 5.2, spot.y)
    dab(spot, color, clamp(off / Math.max(0.01, spot.grain) + 0.5))
    dab(spot, edge, line(off, 0.025, spot.grain))
  }
