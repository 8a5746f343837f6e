import { prop, stockings } from '#props/prop-kit.ts'

/** A second skin from the waist to the toes. */
export const tights = prop({
  label: 'Tights',
  words:
    'tights, stockings, pantyhose, nylons, hosiery, stocking, sheer tights, black tights, opaque tights, sheer stockings, silk stockings, white stockings, black stockings, woolly tights, nylon stockings, seamed stockings, dance tights, white tights',
  order: 342,
  slot: 'legs',
  low: true,
  dye: '#26242a',
  sew: (tailor) => stockings(tailor, { colour: tailor.primary, top: 1.5 }),
})
