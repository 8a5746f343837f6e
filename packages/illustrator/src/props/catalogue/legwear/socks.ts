import { prop, stockings } from '#props/prop-kit.ts'

/** Ribbed, over the ankle. */
export const socks = prop({
  label: 'Socks',
  words:
    'socks, sock, ankle socks, white socks, crew socks, woolly socks, wool socks, fuzzy socks, thick socks, cosy socks, cozy socks, bobby socks, tabi socks, tabi, slouchy socks, slouch socks, frilly socks, knitted socks, warm socks, christmas socks',
  order: 347,
  slot: 'legs',
  low: true,
  dye: '#e6e2d8',
  sew: (tailor) => stockings(tailor, { colour: tailor.primary, top: -6.4, thick: 0.05, weave: 'rib', band: 0.3 }),
})
