import { prop, slippers as pair } from '#props/prop-kit.ts'

/** Soft, over the toes and the instep. */
export const slippers = prop({
  label: 'Slippers',
  words:
    'slippers, slipper, house slippers, fuzzy slippers, fluffy slippers, bedroom slippers, house shoes, carpet slippers, felt slippers, house slipper, warm slippers, hotel slippers, sheepskin slippers',
  order: 359,
  slot: 'feet',
  low: true,
  dye: '#b98a86',
  sew: (tailor) => pair(tailor, { colour: tailor.primary }),
})
