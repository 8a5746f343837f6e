import { pauldrons, prop, toned } from '#props/prop-kit.ts'

/** Plates in layers on both shoulders. */
export const shoulderArmour = prop({
  label: 'Shoulder armour',
  words:
    'shoulder armour, shoulder armor, shoulder pad, shoulder pads, pauldron, pauldrons, shoulder plates, shoulder plate, football shoulder pad, spiked pauldrons, shoulder guard, shoulder guards, spaulders, football pads, spiked shoulder pads, metal shoulder pads, shoulder piece',
  order: 316,
  slot: 'over',
  dye: '#8d939e',
  sew: (tailor) =>
    pauldrons(tailor, { colour: tailor.primary, edge: toned(tailor.primary, 0.55), thick: 0.36, layers: 3 }),
})
