import { arc, inHand, metal, prop, rod, seenAgainst, turned } from '#props/prop-kit.ts'

/** Its bow in the fist, its spout ahead. */
export const wateringCan = prop({
  label: 'Watering can',
  words: 'watering can, watering cans, garden can',
  order: 3920,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.08, (fitting) => [
    {
      name: 'watering can',
      material: 'hard',
      surface: metal(seenAgainst(fitting, '#4f8f7a'), 0.4),
      forms: [
        turned('0 -2, 0.75 -2, 0.78 -1.9, 0.7 -0.6, 0.3 -0.5', 28, '0 0 0'),
        rod('0 -1.6 0.7, 0 -1 1.3, 0 -0.3 1.9', 0.14, 0.1),
        turned('0 0, 0.3 0.16', 16, '0 -0.34 1.92'),
        arc('0 -0.5 0', 0.52, 0.09, [0, 0.5], 'ahead'),
      ],
    },
  ]),
})
