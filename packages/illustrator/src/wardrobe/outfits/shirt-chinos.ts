import { belt, brightness, brown, gold, mixed, outfit, plaid, shirt, shoes, stripes } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned, trousers, white } from '#wardrobe/outfit-kit.ts'

export const shirtChinos = outfit({
  label: 'Shirt and trousers',
  words:
    'shirt, button up, button down, flannel, dress shirt, chinos, smart casual, trousers, slacks, pants, oxford shirt, collared shirt, button up shirt, breeches, riding breeches, knee breeches, jodhpurs, aloha shirt, oxford button down, collared linen shirt',
  order: 20,
  group: 'everyday',
  primary: '#c9d6e4',
  secondary: '#4a4a55',
  feminine: 0.35,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  trousers(tailor, { colour: secondary, wide: 0.1 })
  const flannel = brightness(primary) < 0.3
  shirt(tailor, {
    colour: primary,
    thick: 0.09,
    loose: feminine > 0.5 ? 5 : 8,
    fall: 0.7,
    tuck: 1.1,
    throat: 4.95,
    buttons: white,
    paint: flannel
      ? plaid(toned(primary, 0.35), toned(primary, 2.2))
      : stripes(toned(primary, 0.8), 0.22, 0.018, 'down'),
  })
  belt(tailor, { y: 0.98, thick: 0.14, colour: brown, buckle: mixed(gold, accent, 0.5) })
  shoes(tailor, { colour: brown })
}
