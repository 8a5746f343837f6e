import { cutOut, inHand, lump, metal, plain, prop, rod, silver, steel } from '#props/prop-kit.ts'

export const kitchenKnife = prop({
  label: 'Kitchen knife',
  words:
    'kitchen knife, chefs knife, chef knife, butcher knife, bread knife, cleaver, meat cleaver, butchers knife, carving knife, butter knife',
  order: 3660,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('blade', 0.1, () => [
    {
      name: 'kitchen knife',
      material: 'hard',
      surface: metal(silver, 0.2),
      forms: [cutOut('-0.06 0.42 0, 0.3 0.42 0, 0.3 1.4 0, 0.12 2.1 0, -0.06 2.35 0', 0.05)],
    },
    {
      name: 'knife handle',
      material: 'hard',
      surface: plain([0.02, 0.018, 0.017], 0.5),
      forms: [rod('0 -0.6 0, 0 0.42 0', 0.1)],
    },
    {
      name: 'knife rivets',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [lump('0 -0.3 0.09', '0.03 0.03 0.03', 8, 6), lump('0 0.1 0.09', '0.03 0.03 0.03', 8, 6)],
    },
  ]),
})
