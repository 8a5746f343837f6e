import { legWarmers as pair } from '#wardrobe/pieces/stockings.ts'
import { prop } from '#props/prop-file.ts'

/** Knitted tubes around the calves, in folds. */
export const legWarmers = prop({
  label: 'Leg warmers',
  words:
    'leg warmers, legwarmers, leg warmer, legwarmer, knitted leg warmers, loose socks, gaiters, puttees, leg wraps',
  order: 348,
  slot: 'legs',
  low: true,
  dye: '#8f8f98',
  sew: (tailor) => pair(tailor, tailor.primary),
})
