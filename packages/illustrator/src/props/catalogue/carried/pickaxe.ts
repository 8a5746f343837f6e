import { block, inHand, metal, prop, rod, wood } from '#props/prop-kit.ts'

export const pickaxe = prop({
  label: 'Pickaxe',
  words: 'pickaxe, pick axe, pickaxes, mining pick, miners pick, mattock',
  order: 3890,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.12, () => [
    {
      name: 'pickaxe',
      material: 'hard',
      surface: metal([0.36, 0.37, 0.4], 0.4),
      forms: [
        rod('-1.7 2.5 0, -0.9 2.95 0, 0 3.1 0, 0.9 2.95 0, 1.7 2.5 0', 0.06, 0.06),
        rod('-0.9 2.95 0, 0 3.1 0, 0.9 2.95 0', 0.13),
        block('0 3.08 0', '0.2 0.18 0.16'),
      ],
    },
    {
      name: 'pickaxe shaft',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [rod('0 -0.9 0, 0 3.2 0', 0.12)],
    },
  ]),
})
