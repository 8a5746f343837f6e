import { contrasting, outfit, pockets, shirt, slippers, stripes, type Tailor, toned } from '#wardrobe/outfit-kit.ts'
import { trousers } from '#wardrobe/outfit-kit.ts'

export const pyjamas = outfit({
  label: 'Pyjamas',
  words:
    'pyjamas, pajamas, pjs, pyjama set, pajama set, nightwear, sleepwear, loungewear, pyjama, pajama, silk pyjamas, silk pajamas, flannel pyjamas, flannel pajamas, pyjama top, pajama top, pyjama bottoms, pajama bottoms, pajama pants, sleep set, lounge set',
  order: 45,
  group: 'everyday',
  primary: '#8fa6c4',
  secondary: '#e8e4da',
  feminine: 0.5,
  places: { bedroom: 5, 'living-room': 3 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const lines = stripes(secondary, 0.42, 0.03, 'down')
  trousers(tailor, { colour: primary, wide: 0.22, folds: 1.2, paint: lines, band: 0.16, bandColour: secondary })
  shirt(tailor, {
    colour: primary,
    untucked: true,
    hem: -0.3,
    thick: 0.12,
    loose: 9,
    fall: 0.8,
    throat: 4.7,
    sleeve: 4.4,
    folds: 1.2,
    buttons: contrasting(primary),
    paint: lines,
  })
  pockets(tailor, {
    colour: toned(primary, 1.05),
    weave: 'cotton',
    thick: 0.17,
    x: 0.9,
    y: 3.9,
    width: 0.3,
    height: 0.32,
    flap: false,
  })
  slippers(tailor, { colour: toned(accent, 0.9) })
}
