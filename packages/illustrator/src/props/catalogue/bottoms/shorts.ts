import { prop, trousers } from '#props/prop-kit.ts'

/** Short trousers to above the knee. */
export const shorts = prop({
  label: 'Shorts',
  words:
    'denim shorts, jean shorts, cutoffs, cut offs, cut off shorts, gym shorts, running shorts, bike shorts, cycling shorts, athletic shorts, boxing shorts, basketball shorts, muay thai shorts, linen shorts, chino shorts, hot pants, short shorts, jorts, football shorts, khaki shorts',
  order: 364,
  slot: 'bottoms',
  low: true,
  sew: (tailor) =>
    void trousers(tailor, { name: 'short trousers', colour: tailor.primary, hem: -2.7, wide: 0.2, waist: 1.35 }),
})
