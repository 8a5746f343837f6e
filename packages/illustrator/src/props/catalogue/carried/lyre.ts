import { around, block, gold, inHand, metal, plain, prop, rod } from '#props/prop-kit.ts'

/** A small one, held by its foot. */
export const lyre = prop({
  label: 'Lyre',
  words: 'lyre, lap harp, small harp, playing the lyre',
  order: 4550,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.09, () => [
    {
      name: 'harp',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        rod('0 -0.5 0, 0.2 -0.4 0, 0.9 0.2 0, 1.2 1.2 0, 0.95 2.1 0, 1.1 2.7 0', 0.1, 0.08),
        rod('0 -0.5 0, -0.2 -0.4 0, -0.9 0.2 0, -1.2 1.2 0, -0.95 2.1 0, -1.1 2.7 0', 0.1, 0.08),
        rod('-1.05 2.2 0, 1.05 2.2 0', 0.08),
        rod('0 -0.7 0, 0 0.1 0', 0.1),
        block('0 -0.25 0', '0.5 0.14 0.08'),
      ],
    },
    {
      name: 'harp strings',
      material: 'hard',
      surface: plain('#f4efdf', 0.4),
      forms: [
        around(7, (_, nth) => rod(`${(nth - 3) * 0.13} -0.2 0.02, ${(nth - 3) * 0.24} 2.2 0.02`, 0.014, 0.014, 5)),
      ],
    },
  ]),
})
