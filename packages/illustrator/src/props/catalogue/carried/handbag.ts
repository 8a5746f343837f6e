import { arc, block, cutOut, gold, inHand, leather, lump, metal, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** Hangs from the hand by its handles. */
export const handbag = prop({
  label: 'Handbag',
  words:
    'handbag, handbags, purse, designer bag, designer handbag, tote bag, tote, leather bag, birkin, leather handbag, carrying a bag, holding a bag, satchel in hand, baguette bag, clutch bag, canvas bag, beach bag, bucket bag, leather tote, canvas tote, clutch purse, evening clutch',
  order: 4310,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  make: inHand('hanging', 0.06, (fitting) => [
    {
      name: 'handbag',
      material: 'hard',
      surface: leather(seenAgainst(fitting, fitting.colours.accent)),
      forms: [cutOut('-0.85 -2.3 0, 0.85 -2.3 0, 0.95 -2.1 0, 0.75 -1 0, -0.75 -1 0, -0.95 -2.1 0', 0.6)],
    },
    {
      name: 'handbag handles',
      material: 'hard',
      surface: leather([0.08, 0.04, 0.025]),
      forms: [
        arc('0 -1 0.22', 0.5, 0.05, [0, 0.5], 'across'),
        arc('0 -1 -0.22', 0.5, 0.05, [0, 0.5], 'across'),
        rod('0 -0.5 0.22, 0 0 0, 0 -0.5 -0.22', 0.05),
      ],
    },
    {
      name: 'handbag clasp',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        block('0 -1.35 0.31', '0.14 0.1 0.02'),
        lump('-0.45 -1.05 0.3', '0.06 0.06 0.04', 8, 6),
        lump('0.45 -1.05 0.3', '0.06 0.06 0.04', 8, 6),
      ],
    },
  ]),
})
