import { bladeSteel, cutOut, inHand, prop, rod, wood } from '#props/prop-kit.ts'

export const sickle = prop({
  label: 'Sickle',
  words: 'sickle, sickles, kama, hand scythe, golden sickle',
  order: 3580,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.1, () => [
    {
      name: 'sickle',
      material: 'hard',
      surface: bladeSteel,
      forms: [
        cutOut(
          '0 0.6 0, 0.2 1.3 0, 0.65 1.8 0, 1.2 1.95 0, 1.75 1.6 0, 1.25 1.65 0, 0.8 1.45 0, 0.5 1.05 0, 0.3 0.6 0',
          0.05,
        ),
      ],
    },
    {
      name: 'sickle handle',
      material: 'hard',
      surface: wood([0.2, 0.115, 0.06]),
      forms: [rod('0 -0.6 0, 0 0.3 0, 0.12 0.75 0', 0.1)],
    },
  ]),
})
