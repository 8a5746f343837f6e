import { legWarmers as pair, prop } from '#props/prop-kit.ts'

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
