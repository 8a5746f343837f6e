import { arc, gold, inHand, metal, prop, rod, turned, wood } from '#props/prop-kit.ts'

/** A golden cup with two ears. */
export const trophy = prop({
  label: 'Trophy',
  words:
    'trophy, golden trophy, trophies, award, winners cup, championship trophy, golden cup trophy, holding a trophy, prize cup',
  order: 4210,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, () => [
    {
      name: 'trophy',
      material: 'hard',
      surface: metal(gold, 0.2),
      forms: [
        turned('0.1 0.3, 0.16 0.36, 0.5 0.7, 0.62 1.2, 0.64 1.7, 0.6 1.7, 0.56 1.2, 0 0.6', 30),
        arc('0.72 1.2 0', 0.3, 0.06, [-0.3, 0.3], 'across'),
        arc('-0.72 1.2 0', 0.3, 0.06, [0.2, 0.8], 'across'),
        rod('0 -0.4 0, 0 0.4 0', 0.1),
      ],
    },
    {
      name: 'trophy foot',
      material: 'hard',
      surface: wood([0.06, 0.035, 0.025]),
      forms: [turned('0 -0.75, 0.4 -0.75, 0.4 -0.5, 0.14 -0.4', 24)],
    },
  ]),
})
