import { arc, inHand, leather, prop, rod, turned, waxed, wood } from '#props/prop-kit.ts'

/** Two bellies and a waist, which the hand is around. */
export const gourd = prop({
  label: 'Gourd',
  words:
    'gourd, sake gourd, wine gourd, calabash, gourd bottle, bottle gourd, gourd flask, hyotan, gourd of wine, gourd of sake',
  order: 3090,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, rim: 1 },
  make: inHand('vessel', 0.14, () => [
    {
      name: 'gourd',
      material: 'hard',
      surface: waxed('#b5763a', 0.35),
      forms: [
        turned(
          '0 -1.05, 0.3 -1.02, 0.52 -0.78, 0.55 -0.5, 0.4 -0.22, 0.17 0, 0.24 0.2, 0.33 0.4, 0.3 0.62, 0.14 0.8, 0.09 0.98',
          28,
        ),
      ],
    },
    {
      name: 'gourd cord',
      material: 'hard',
      surface: leather([0.35, 0.02, 0.02]),
      forms: [
        arc('0 0 0', 0.18, 0.05),
        arc('0 0.07 0', 0.18, 0.05),
        rod('0.17 0 0.05, 0.34 -0.4 0.24, 0.42 -0.85 0.4', 0.035),
      ],
    },
    {
      name: 'gourd stopper',
      material: 'hard',
      surface: wood([0.25, 0.14, 0.07]),
      forms: [turned('0.1 0.96, 0.12 1.12, 0 1.14')],
    },
  ]),
})
