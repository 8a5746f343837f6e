import { flats, prop, ribbons } from '#props/prop-kit.ts'

/** Satin that leaves the instep free, with a ribbon around the ankle. */
export const balletShoes = prop({
  label: 'Ballet shoes',
  words:
    'ballet shoes, pointe shoes, ballet flats, ballet slippers, flat shoes, dance shoes, ballet pumps, satin slippers',
  order: 357,
  slot: 'feet',
  low: true,
  dye: '#e4b9b4',
  sew: (tailor) => {
    flats(tailor, { colour: tailor.primary, weave: 'satin', sole: tailor.primary })
    ribbons(tailor, tailor.primary)
  },
})
