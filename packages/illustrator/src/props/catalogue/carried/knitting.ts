import { card, inHand, knit, lump, prop, rod, seenAgainst, wood } from '#props/prop-kit.ts'

/** Half a scarf, and the yarn below it. */
export const knitting = prop({
  label: 'Knitting',
  words: 'knitting, knitting needles, ball of yarn, yarn, knits a scarf, wool yarn',
  order: 4370,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['knitting', 'yarn'],
  make: inHand('raised', 0.06, (fitting) => [
    {
      name: 'knitting',
      surface: knit(seenAgainst(fitting, fitting.colours.accent), 22, 30),
      material: 'cloth',
      forms: [card(-1.9, 0.7, 2.4, 0.08)],
    },
    {
      name: 'knitting needles',
      material: 'hard',
      surface: wood([0.5, 0.34, 0.17]),
      forms: [
        rod('-0.9 0.05 0.1, 0.3 0.6 0.1, 1.1 1 0.15', 0.05, 0.03),
        rod('0.9 0.05 0, -0.3 0.6 0.05, -1.1 1 0.1', 0.05, 0.03),
        rod('0 -0.3 0, 0 0.5 0', 0.05),
      ],
    },
    {
      name: 'yarn',
      surface: knit(seenAgainst(fitting, fitting.colours.accent), 16, 12),
      material: 'cloth',
      forms: [rod('0.5 -1.7 0.1, 0.8 -2.2 0.2, 0.7 -2.7 0.2', 0.05), lump('0.7 -3 0.2', '0.45 0.45 0.45', 18, 12)],
    },
  ]),
})
