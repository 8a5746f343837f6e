import { boots, lacing, prop } from '#props/prop-kit.ts'

/** Laced to the calf, on a heavy sole. */
export const combatBoots = prop({
  label: 'Combat boots',
  words:
    'combat boots, military boots, army boots, lace up boots, laced boots, hiking boots, work boots, walking boots, tactical boots, jump boots, combat boot, timberlands, timberland boots, logger boots, jungle boots, mountain boots, climbing boots, motorcycle boots, biker boots',
  order: 351,
  slot: 'feet',
  low: true,
  dye: '#211f20',
  sew: (tailor) => boots(tailor, { colour: tailor.primary, height: -6.1, paint: lacing(tailor.primary, -6.2) }),
})
