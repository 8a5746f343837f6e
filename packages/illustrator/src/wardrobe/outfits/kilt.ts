import { above, all, below, belt, black, linear, mixed, outfit, plaid, shirt, shoes } from '#wardrobe/outfit-kit.ts'
import { slip, steel, stockings, surface, type Tailor, tone, toned, white } from '#wardrobe/outfit-kit.ts'

/** A shirt and a pleated tartan kilt with a sporran and knee socks. */
export const kilt = outfit({
  label: 'Kilt',
  words:
    'kilt, kilts, tartan kilt, scottish kilt, highland dress, highlander outfit, plaid kilt, highlander clothes, scottish outfit, kilt and sporran, sporran',
  order: 367,
  group: 'tradition',
  primary: '#2d5a46',
  secondary: '#eceae4',
  feminine: 0.2,
  places: { 'castle-hall': 2, meadow: 2, tavern: 2 },
  shortSkirt: true,
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary)
  stockings(tailor, { colour: mixed(white, secondary, 0.6), top: -4, thick: 0.06, weave: 'rib', band: 0.3 })
  const tartan = plaid(toned(primary, 0.4), accent)
  const waist = tailor.shell({
    name: 'waistband',
    where: all(below(1.9), above(1.0)),
    thick: () => 0.1,
    loose: 6,
    surface: surface(primary, 'wool', { folds: 0, hem: 0.06, paint: tartan }),
  })
  tailor.skirt(waist, {
    name: 'kilt',
    from: 1.0,
    to: -3.5,
    flare: 0.5,
    ease: 0.08,
    pleats: 24,
    depth: 0.1,
    sharp: true,
    surface: surface(primary, 'wool', { folds: 0.2, hem: 0.1, paint: tartan }),
  })
  shirt(tailor, {
    colour: secondary,
    weave: 'linen',
    thick: 0.07,
    fall: 0.7,
    tuck: 1.8,
    hem: 1.6,
    throat: 4.8,
    sleeve: 4.4,
  })
  belt(tailor, { colour: black, y: 1.7, width: 0.2, thick: 0.17, buckle: steel })
  // The sporran hangs from the belt.
  tailor.trim({
    name: 'sporran',
    where: (at) => (at.z < 0.3 ? -1 : Math.min(0.42 - at.side, 0.9 - at.y, at.y + 0.35 + 0.3 * at.side)),
    thick: () => 0.5,
    loose: 14,
    rim: 0.3,
    surface: surface(linear('#3a2a20'), 'leather', {
      folds: 0,
      hem: 0.06,
      paint: (spot) => (spot.y > 0.45 ? tone(spot, 1.5) : undefined),
    }),
  })
  shoes(tailor, { colour: black })
}
