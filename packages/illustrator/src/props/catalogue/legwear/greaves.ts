import { greaves as plates, prop, toned } from '#props/prop-kit.ts'

/** Plates before shins and knees. */
export const greaves = prop({
  label: 'Greaves',
  words:
    'greaves, greave, shin guards, shin guard, shin pads, shinguards, leg armor, leg armour, armored legs, armoured legs, leg plates, steel greaves, golden greaves, plated legs, leg guards',
  order: 350,
  slot: 'shins',
  low: true,
  dye: '#8d939e',
  sew: (tailor) => plates(tailor, { colour: tailor.primary, edge: toned(tailor.primary, 0.55), thick: 0.3 }),
})
