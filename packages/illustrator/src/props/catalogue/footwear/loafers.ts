import { prop, shoes } from '#props/prop-kit.ts'

/** Leather below the ankle. */
export const loafers = prop({
  label: 'Loafers',
  words:
    'loafers, loafer, oxfords, oxford shoes, brogues, dress shoes, leather shoes, penny loafers, derby shoes, moccasins, patent shoes, patent leather shoes, formal shoes, polished shoes, shoes, shoe, tassel loafers, mary janes, mary jane shoes, school shoes, buckled shoes, buckle shoes, boat shoes, deck shoes, monk straps, shiny shoes, suede shoes, saddle shoes, tap shoes, dancing shoes, clogs, espadrilles',
  order: 356,
  slot: 'feet',
  low: true,
  dye: '#3a2820',
  sew: (tailor) => shoes(tailor, { colour: tailor.primary }),
})
