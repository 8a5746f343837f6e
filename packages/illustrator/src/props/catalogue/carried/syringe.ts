import { clear, glass, inHand, metal, plain, prop, rod, seenAgainst, silver, turned } from '#props/prop-kit.ts'

export const syringe = prop({
  label: 'Syringe',
  words: 'syringe, syringes, injection, needle and syringe, giant syringe, hypodermic needle',
  order: 3960,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, (fitting) => [
    {
      name: 'syringe fluid',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#4ac88a'), 0.2),
      forms: [turned('0 0.45, 0.12 0.45, 0.12 1.1, 0 1.1', 16)],
    },
    {
      name: 'syringe plunger',
      material: 'hard',
      surface: plain('#e8ecee', 0.4),
      forms: [
        rod('0 -0.7 0, 0 0.5 0', 0.05),
        turned('0 -0.76, 0.18 -0.76, 0.18 -0.7, 0 -0.7'),
        turned('0.13 0.1, 0.3 0.12, 0.3 0.17, 0.13 0.18'),
      ],
    },
    {
      name: 'syringe needle',
      material: 'hard',
      surface: metal(silver, 0.2),
      forms: [rod('0 1.2 0, 0 2.1 0', 0.025, 0.006)],
    },
    {
      name: 'syringe',
      surface: glass([0.88, 0.92, 0.95], 0.3),
      ...clear,
      forms: [turned('0.14 0.1, 0.14 1.15, 0.04 1.25', 18)],
    },
  ]),
})
