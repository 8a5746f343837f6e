import { cutOut, inHand, prop, rod, wood } from '#props/prop-kit.ts'

export const paddle = prop({
  label: 'Paddle',
  words: 'paddle, oar, oars, paddles, canoe paddle, rowing oar, wooden paddle',
  order: 4300,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('pole', 0.09, (_, floor) => [
    {
      name: 'paddle',
      material: 'hard',
      surface: wood([0.34, 0.2, 0.09]),
      forms: [
        rod(`0 ${floor + 3} 0, 0 -1 0, 0 0 0, 0 2 0, 0 5 0`, 0.09),
        cutOut('-0.3 4.6 0, 0.3 4.6 0, 0.5 5.4 0, 0.5 7.2 0, 0.3 7.6 0, -0.3 7.6 0, -0.5 7.2 0, -0.5 5.4 0', 0.08),
      ],
    },
  ]),
})
