import { around, cutOut, inHand, lump, plain, prop, rod, seenAgainst, weave } from '#props/prop-kit.ts'

/** On its line above the person. */
export const kite = prop({
  label: 'Kite',
  words: 'kite, flying a kite, paper kite, kites',
  order: 4190,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.06, (fitting) => [
    {
      name: 'kite',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.6),
      material: 'cloth',
      forms: [cutOut('-1.5 6.2 0, -0.5 8.4 0, -2.1 9.6 0, -2.7 8 0', 0.03, 0.6)],
    },
    {
      name: 'kite tail',
      surface: weave('#f0d040'),
      material: 'cloth',
      forms: [
        rod('-1.5 6.2 0.6, -1.9 5.4 0.7, -1.5 4.7 0.7, -2 4 0.6, -1.6 3.3 0.6', 0.06, 0.03),
        around(3, (_, nth) => lump(`${-1.7 - (nth % 2) * 0.15} ${5.3 - nth * 0.75} 0.68`, '0.24 0.1 0.08', 8, 6)),
      ],
    },
    {
      name: 'kite string',
      material: 'hard',
      surface: plain('#e8e4da', 0.7),
      forms: [rod('0 -0.1 0, -0.5 3.5 0.2, -1.7 7.8 0.6', 0.02), rod('-0.25 0 0, 0.25 0 0', 0.1)],
    },
  ]),
})
