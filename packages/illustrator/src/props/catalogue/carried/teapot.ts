import { arc, inHand, plain, prop, rod, turned } from '#props/prop-kit.ts'

/** Its handle in the fist, its spout away from it. */
export const teapot = prop({
  label: 'Teapot',
  words:
    'teapot, tea pot, teapots, kettle, tea kettle, coffee pot, pouring tea, pouring coffee, pot of tea, pot of coffee',
  order: 3150,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.08, () => [
    {
      name: 'teapot',
      material: 'hard',
      surface: plain('#e8e2d4', 0.2),
      forms: [
        turned('0 -0.78, 0.34 -0.78, 0.55 -0.5, 0.6 -0.2, 0.5 0.1, 0.3 0.24, 0 0.26', 30, '0 -0.2 -0.75'),
        rod('0 -0.55 -1.25, 0 -0.4 -1.6, 0 -0.05 -1.75, 0 0.16 -1.85', 0.15, 0.07),
        arc('0 -0.36 -0.2', 0.36, 0.07, [-0.24, 0.3], 'ahead'),
      ],
    },
    {
      name: 'teapot lid',
      material: 'hard',
      surface: plain('#b8452f', 0.3),
      forms: [turned('0.3 0.03, 0.24 0.14, 0.06 0.18, 0.05 0.22, 0.09 0.28, 0 0.33', 24, '0 0 -0.75')],
    },
  ]),
})
