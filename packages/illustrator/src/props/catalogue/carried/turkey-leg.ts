import { inHand, lump, plain, prop, rod, speckled, turned } from '#props/prop-kit.ts'

/** Roasted, held by the bone. */
export const turkeyLeg = prop({
  label: 'Leg of meat',
  words:
    'turkey leg, chicken leg, drumstick, leg of meat, meat on the bone, chicken drumstick, leg of lamb, giant meat, leg of turkey, fried chicken, roast leg',
  order: 3360,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.08, () => [
    {
      name: 'turkey leg',
      material: 'hard',
      surface: speckled('#9c5422', '#6a3010', 5, 0.4),
      forms: [turned('0.09 0.3, 0.2 0.55, 0.42 1, 0.5 1.4, 0.4 1.75, 0.2 1.9, 0 1.92', 24)],
    },
    {
      name: 'leg bone',
      material: 'hard',
      surface: plain('#eadfc8', 0.6),
      forms: [
        rod('0 -0.45 0, 0 0.4 0', 0.08),
        lump('-0.07 -0.5 0', '0.1 0.1 0.09'),
        lump('0.07 -0.5 0', '0.1 0.1 0.09'),
      ],
    },
  ]),
})
