import { fur, inHand, lump, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** A pink cloud on a stick. */
export const candyFloss = prop({
  label: 'Candy floss',
  words: 'candy floss, cotton candy, candyfloss, fairy floss, pink cotton candy',
  order: 3250,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.06, (fitting) => [
    {
      name: 'candy floss',
      surface: fur(seenAgainst(fitting, '#f3a6c8')),
      material: 'cloth',
      forms: [
        lump('0 1.5 0', '0.62 0.72 0.62', 22, 16),
        lump('0.28 1.9 0.1', '0.42 0.4 0.42'),
        lump('-0.3 1.2 -0.1', '0.4 0.42 0.42'),
        lump('-0.1 2.1 0.05', '0.36 0.34 0.36'),
      ],
    },
    {
      name: 'candy floss stick',
      material: 'hard',
      surface: plain('#f2ede2', 0.6),
      forms: [rod('0 -0.6 0, 0 1 0', 0.045)],
    },
  ]),
})
