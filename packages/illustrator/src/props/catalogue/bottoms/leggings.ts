import { prop, trousers } from '#props/prop-kit.ts'

/** A second skin from the waist to the ankles. */
export const leggings = prop({
  label: 'Leggings',
  words:
    'stirrup leggings, skinny pants, skinny trousers, jeggings, gym leggings, workout leggings, running tights, compression leggings, thermal leggings, cycling shorts leggings, capri leggings',
  order: 363,
  slot: 'bottoms',
  low: true,
  sew: (tailor) =>
    void trousers(tailor, {
      colour: tailor.primary,
      weave: 'spandex',
      thick: 0.025,
      wide: 0,
      loose: 1,
      folds: 0.15,
      hem: -7.1,
      waist: 1.5,
    }),
})
