import { inHand, lump, prop, rod, wood } from '#props/prop-kit.ts'

export const woodenSpoon = prop({
  label: 'Wooden spoon',
  words: 'wooden spoon, ladle, spoon, soup ladle, cooking spoon, holding a spoon, kitchen spoon',
  order: 4000,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.08, () => [
    {
      name: 'wooden spoon',
      material: 'hard',
      surface: wood([0.36, 0.22, 0.1]),
      forms: [rod('0 -0.6 0, 0 1.9 0', 0.07, 0.06), lump('0 2.15 0', '0.27 0.36 0.1', 18, 12)],
    },
  ]),
})
