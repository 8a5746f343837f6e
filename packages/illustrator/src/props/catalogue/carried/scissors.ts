import { arc, cutOut, inHand, lump, metal, plain, prop, seenAgainst, silver } from '#props/prop-kit.ts'

/** Half open. */
export const scissors = prop({
  label: 'Scissors',
  words:
    'scissors, pair of scissors, kitchen scissors, shears, giant scissors, garden shears, pruning shears, secateurs, tailors scissors, sewing scissors',
  order: 3900,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['scissors handles'],
  make: inHand(
    'shown',
    0.08,
    (fitting) => [
      {
        name: 'scissors',
        material: 'hard',
        surface: metal(silver, 0.22),
        forms: [
          cutOut('-0.04 0.5 0, 0.12 0.55 0, 0.5 2.1 0, 0.2 1.4 0', 0.04),
          cutOut('0.04 0.5 0, -0.12 0.55 0, -0.5 2.1 0, -0.2 1.4 0', 0.04, 0.04),
          lump('0 0.72 0.04', '0.07 0.07 0.05'),
        ],
      },
      {
        name: 'scissors handles',
        material: 'hard',
        surface: plain(seenAgainst(fitting, '#c8323c'), 0.4),
        forms: [arc('-0.24 0.1 0', 0.24, 0.07, [0, 1], 'across'), arc('0.24 0.1 0', 0.24, 0.07, [0, 1], 'across')],
      },
    ],
    1.35,
  ),
})
