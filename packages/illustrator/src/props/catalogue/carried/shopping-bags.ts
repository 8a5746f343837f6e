import { block, inHand, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** Two of paper, by their cords. */
export const shoppingBags = prop({
  label: 'Shopping bags',
  words: 'shopping bags, shopping bag, gift bags, bags full of shopping, carrier bags, shopping haul, gift bag',
  order: 4320,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  make: inHand('hanging', 0.06, (fitting) => [
    {
      name: 'shopping bags',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.6),
      material: 'cloth',
      forms: [block('-0.35 -1.9 0.15', '0.7 0.85 0.35')],
    },
    {
      name: 'second bag',
      surface: plain('#f2ece0', 0.6),
      material: 'cloth',
      forms: [block('0.45 -2.1 -0.3', '0.6 0.75 0.3')],
    },
    {
      name: 'bag cords',
      material: 'hard',
      surface: plain('#d8cdb8', 0.8),
      forms: [
        rod('-0.7 -1.05 0.15, -0.3 -0.4 0.1, 0 0 0, 0 -0.4 0.15, 0 -1.05 0.15', 0.03),
        rod('0.15 -1.35 -0.3, 0.1 -0.6 -0.1, 0 0 0, 0.4 -0.6 -0.2, 0.75 -1.35 -0.3', 0.03),
      ],
    },
  ]),
})
