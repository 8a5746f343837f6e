import { prop, stockings } from '#props/prop-kit.ts'

/** Up to the middle of the thigh. */
export const thighHighs = prop({
  label: 'Thigh highs',
  words:
    'thigh highs, thigh high socks, thigh high stockings, over the knee socks, thigh socks, zettai ryouiki, stay ups, hold ups, overknees, over knee socks, thighhighs, thigh high, garter stockings',
  order: 344,
  slot: 'legs',
  low: true,
  dye: '#26242a',
  sew: (tailor) => stockings(tailor, { colour: tailor.primary, top: -2.2, band: 0.22 }),
})
