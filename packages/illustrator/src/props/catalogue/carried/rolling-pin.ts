import { inHand, prop, turned, wood } from '#props/prop-kit.ts'

export const rollingPin = prop({
  label: 'Rolling pin',
  words: 'rolling pin, rolling pins, dough roller',
  order: 4030,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, () => [
    {
      name: 'rolling pin',
      material: 'hard',
      surface: wood([0.42, 0.27, 0.13]),
      forms: [
        turned('0 -0.6, 0.12 -0.58, 0.1 0.3, 0.12 0.4', 14),
        turned('0.1 0.4, 0.3 0.42, 0.3 2.4, 0.1 2.42', 20),
        turned('0.1 2.4, 0.1 2.6, 0.12 3.2, 0 3.24', 14),
      ],
    },
  ]),
})
