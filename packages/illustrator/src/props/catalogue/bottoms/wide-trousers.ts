import { prop, trousers } from '#props/prop-kit.ts'

/** Trousers that widen to the hem. */
export const wideTrousers = prop({
  label: 'Wide trousers',
  words:
    'wide leg trousers, wide leg pants, flared trousers, flared pants, flared jeans, bell bottoms, bellbottoms, bell bottom jeans, bell bottom pants, flares, palazzo pants, palazzo trousers, pleated trousers, pleated pants, linen trousers, linen pants, culottes, harem pants, wide trousers, loose trousers, baggy trousers, baggy pants, parachute pants, wide leg jeans, high waisted trousers, high waisted pants, tailored trousers, dress trousers, dress pants, suit trousers, suit pants, bootcut jeans, pyjama bottoms, pajama bottoms, pyjama pants, pajama pants, pyjama trousers',
  order: 366,
  slot: 'bottoms',
  low: true,
  sew: (tailor) =>
    void trousers(tailor, {
      colour: tailor.primary,
      weave: 'linen',
      wide: 0.42,
      hem: -7.6,
      folds: 1.5,
      waist: 1.5,
      loose: 6,
    }),
})
