import { cutOut, inHand, lump, prop, rod, speckled, waxed } from '#props/prop-kit.ts'

/** Held by its point. */
export const pizzaSlice = prop({
  label: 'Slice of pizza',
  words: 'pizza, slice of pizza, pizza slice, slices of pizza, eating pizza, pepperoni pizza, pizzas',
  order: 3160,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.06, () => [
    {
      name: 'pizza crust',
      material: 'hard',
      surface: waxed('#c98a45', 0.7),
      forms: [rod('-0.62 0.95 0.02, -0.3 1.04 0.02, 0 1.06 0.02, 0.3 1.04 0.02, 0.62 0.95 0.02', 0.11)],
    },
    {
      name: 'pizza',
      material: 'hard',
      surface: speckled('#eab64a', '#d8742c', 6),
      forms: [cutOut('0 -0.5 0, 0.62 0.95 0, 0.3 1.03 0, 0 1.05 0, -0.3 1.03 0, -0.62 0.95 0', 0.09)],
    },
    {
      name: 'salami',
      material: 'hard',
      surface: speckled('#a8281e', '#c8503c', 12),
      forms: [
        lump('0 0.1 0.05', '0.14 0.14 0.03'),
        lump('-0.24 0.62 0.05', '0.16 0.16 0.03'),
        lump('0.22 0.56 0.05', '0.16 0.16 0.03'),
      ],
    },
  ]),
})
