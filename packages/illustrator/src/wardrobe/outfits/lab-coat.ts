import { black, dab, jacket, lapels, mixed, outfit, pockets, shirt, shoes, stripes } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, tie, toned, trousers } from '#wardrobe/outfit-kit.ts'

export const labCoat = outfit({
  label: 'Lab coat',
  words: 'lab coat, laboratory coat, white coat, doctor coat, labcoat, doctors coat',
  order: 180,
  group: 'work',
  primary: '#eceff2',
  secondary: '#5f7f94',
  feminine: 0.5,
  places: { laboratory: 5, studio: 1 },
  dyes: ['#eceff2'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  trousers(tailor, { colour: toned(black, 1.6), weave: 'wool', wide: 0.1 })
  shirt(tailor, {
    colour: secondary,
    thick: 0.05,
    under: true,
    throat: feminine > 0.6 ? 4.9 : 5.35,
    hem: 0.9,
    sleeve: 4.2,
    paint: stripes(mixed(secondary, accent, 0.5), 0.3, 0.03, 'down'),
  })
  if (feminine <= 0.6) tie(tailor, { colour: accent, stripe: toned(accent, 0.7), thick: 0.1 })
  const [closed, spread] = [1.6, 0.16]
  const shell = jacket(tailor, {
    name: 'lab coat',
    colour: primary,
    weave: 'cotton',
    hem: 1,
    thick: 0.16,
    closed,
    spread,
    gap: 0.3,
    band: 0.07,
    paint: (spot) => {
      // A pen in the breast pocket.
      if (spot.z > 0.3 && Math.abs(spot.x - 1.0) < 0.035 && spot.y > 3.95 && spot.y < 4.3) {
        dab(spot, accent)
        spot.relief += 0.03
      }
    },
  })
  tailor.skirt(shell, {
    name: 'lab coat',
    from: 1,
    to: -3.6,
    flare: 0.3,
    ease: 0.16,
    pleats: 5,
    depth: 0.07,
    parting: 0.12,
    gap: 0.16,
    surface: surface(primary, 'cotton', { folds: 0.7, hem: 0.08 }),
  })
  lapels(tailor, { colour: toned(primary, 0.97), weave: 'cotton', thick: 0.21, closed: 2.4, spread: 0.22, width: 0.46 })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.19,
    x: 0.98,
    y: 3.85,
    width: 0.28,
    height: 0.3,
    flap: false,
  })
  shoes(tailor, { colour: toned(black, 1.2) })
}
