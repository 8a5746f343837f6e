import { around, gold, inHand, lump, metal, plain, prop, rod, silver } from '#props/prop-kit.ts'

/** Its bell turned up. */
export const saxophone = prop({
  label: 'Saxophone',
  words: 'saxophone, sax, playing the saxophone, alto sax, tenor saxophone, saxophonist, playing sax',
  order: 4520,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.14, () => [
    {
      name: 'saxophone',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        rod(
          '0 2.1 -0.3, 0 2.35 0, 0 2 0.25, 0 1 0.2, 0 -1.2 0.15, 0 -2.2 0.25, 0 -2.6 0.65, 0 -2.4 1.1',
          0.07,
          0.3,
          16,
        ),
        rod('0 -2.4 1.1, 0 -1.6 1.35, 0 -0.9 1.5', 0.3, 0.6, 20),
      ],
    },
    {
      name: 'sax keys',
      material: 'hard',
      surface: metal(silver, 0.25),
      forms: [around(8, (_, nth) => lump(`0.16 ${1.2 - nth * 0.36} 0.32`, '0.12 0.1 0.06', 10, 8))],
    },
    {
      name: 'sax mouthpiece',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [rod('0 2.1 -0.3, 0 1.9 -0.6', 0.09, 0.06)],
    },
  ]),
})
