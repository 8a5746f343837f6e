import { arc, around, gold, inHand, lifted, lump, metal, prop, rod, silver } from '#props/prop-kit.ts'

export const trumpet = prop({
  label: 'Trumpet',
  words: 'trumpet, trumpets, playing the trumpet, bugle, cornet, playing a trumpet',
  order: 4510,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, arms: lifted },
  make: inHand('gun', 0.1, () => [
    {
      name: 'trumpet',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        rod('0 0.5 -1.3, 0 0.5 0.6, 0 0.5 1.6', 0.07, 0.1),
        rod('0 0.5 1.6, 0 0.5 2.2, 0 0.5 2.45', 0.1, 0.55, 22),
        arc('0 0.2 0.9', 0.3, 0.06, [-0.25, 0.25], 'ahead'),
        arc('0 0.2 -0.5', 0.3, 0.06, [0.25, 0.75], 'ahead'),
        rod('0 -0.1 -0.5, 0 -0.1 0.9', 0.06),
        around(3, (_, nth) => rod(`0 -0.15 ${-0.05 + nth * 0.26}, 0 0.75 ${-0.05 + nth * 0.26}`, 0.1)),
        rod('0 0.5 -1.5, 0 0.5 -1.3', 0.13, 0.07),
      ],
    },
    {
      name: 'trumpet valves',
      material: 'hard',
      surface: metal(silver, 0.2),
      forms: [around(3, (_, nth) => lump(`0 0.82 ${-0.05 + nth * 0.26}`, '0.08 0.06 0.08', 10, 8))],
    },
  ]),
})
