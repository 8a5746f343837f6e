import { gold, inHand, leather, metal, prop, rod, turned } from '#props/prop-kit.ts'

/** It swings out of the hand and down. */
export const whip = prop({
  label: 'Whip',
  words: 'whip, bullwhip, whips, bull whip, cracking a whip, leather whip',
  order: 3590,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, () => [
    {
      name: 'whip',
      material: 'hard',
      surface: leather([0.09, 0.04, 0.02]),
      forms: [
        rod('0 -0.7 0, 0 0 0, 0 0.9 0', 0.11),
        rod(
          '0 0.9 0, 0.1 1.9 0.2, 0.5 2.5 0.5, 1.1 2.4 0.6, 1.5 1.7 0.5, 1.5 0.7 0.4, 1.15 -0.3 0.4, 0.95 -1.2 0.5, 1.1 -2.1 0.6, 1.5 -2.8 0.6, 2.1 -3.2 0.5',
          0.08,
          0.02,
          8,
        ),
      ],
    },
    {
      name: 'whip bands',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [turned('0.12 -0.72, 0.14 -0.6, 0.12 -0.5', 14), turned('0.12 0.7, 0.14 0.8, 0.1 0.92', 14)],
    },
  ]),
})
