import { inHand, plain, prop, rod, wood } from '#props/prop-kit.ts'

export const slingshot = prop({
  label: 'Slingshot',
  words: 'slingshot, sling shot',
  order: 3720,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.1, () => [
    {
      name: 'slingshot',
      material: 'hard',
      surface: wood([0.2, 0.115, 0.06]),
      forms: [
        rod('0 -0.7 0, 0 0.5 0', 0.11),
        rod('0 0.45 0, 0.3 0.8 0, 0.4 1.3 0', 0.1, 0.08),
        rod('0 0.45 0, -0.3 0.8 0, -0.4 1.3 0', 0.1, 0.08),
      ],
    },
    {
      name: 'slingshot band',
      material: 'hard',
      surface: plain([0.3, 0.05, 0.03], 0.6),
      forms: [rod('0.4 1.22 0, 0.3 0.9 0.4, 0 0.7 0.6, -0.3 0.9 0.4, -0.4 1.22 0', 0.03)],
    },
  ]),
})
