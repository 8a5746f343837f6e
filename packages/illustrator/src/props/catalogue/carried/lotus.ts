import { blossom, inHand, lump, petal, plain, prop } from '#props/prop-kit.ts'

/** Open, on the palm. */
export const lotus = prop({
  label: 'Lotus',
  words: 'lotus, lotus flower, water lily, glowing lotus, pink lotus, holding a lotus',
  order: 4490,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('palm', 0.2, () => [
    {
      name: 'lotus',
      surface: petal('#f3a8c4', '#fbe6ec'),
      material: 'cloth',
      forms: [
        blossom('0 0 0', '0 1 0', 0.7, 9, 0.55),
        blossom('0 0.05 0', '0.1 1 0', 0.55, 7, 1),
        blossom('0 0.1 0', '0 1 0.1', 0.38, 6, 1.7),
      ],
    },
    {
      name: 'lotus heart',
      material: 'hard',
      surface: plain('#e8c040', 0.7),
      forms: [lump('0 0.22 0', '0.12 0.12 0.12')],
    },
  ]),
})
