import { prop, stockings } from '#props/prop-kit.ts'

/** A net on the legs. */
export const fishnets = prop({
  label: 'Fishnets',
  words:
    'fishnets, fishnet stockings, fishnet tights, fishnet, fishnet stocking, ripped fishnets, torn fishnets, net stockings, mesh tights',
  order: 343,
  slot: 'legs',
  low: true,
  dye: '#1c1b1e',
  sew: (tailor) => stockings(tailor, { colour: tailor.primary, top: 1.5, net: true }),
})
