import { inHand, lump, plain, prop, rod, waxed } from '#props/prop-kit.ts'

export const banana = prop({
  label: 'Banana',
  words: 'banana, bananas, eating a banana, peeled banana',
  order: 3280,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.14, () => [
    {
      name: 'banana',
      material: 'hard',
      surface: waxed('#e8c331', 0.4),
      forms: [
        rod('0 -0.75 0.16, 0 -0.6 0.1, 0 -0.2 -0.02, 0 0.3 -0.06, 0 0.8 0.04, 0 1.1 0.2', 0.12, 0.13),
        rod('0 1.1 0.2, 0 1.3 0.34', 0.09, 0.05),
      ],
    },
    {
      name: 'banana ends',
      material: 'hard',
      surface: plain([0.05, 0.03, 0.015], 0.8),
      forms: [lump('0 -0.82 0.2', '0.07 0.08 0.07'), lump('0 1.32 0.35', '0.05 0.06 0.05')],
    },
  ]),
})
