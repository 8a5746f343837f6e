import { inHand, lump, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** Six of them above the hand. */
export const bunchOfBalloons = prop({
  label: 'Bunch of balloons',
  words:
    'bunch of balloons, balloons, colourful balloons, colorful balloons, party balloons, cluster of balloons, helium balloons',
  order: 4180,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.06, (fitting) => [
    {
      name: 'balloons',
      material: 'hard',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.25),
      forms: [lump('-0.9 7.2 0.1', '0.85 1 0.85', 22, 16), lump('0.75 7.9 -0.3', '0.85 1 0.85', 22, 16)],
    },
    {
      name: 'blue balloons',
      material: 'hard',
      surface: plain('#3f8ac8', 0.25),
      forms: [lump('0.6 6.4 0.5', '0.85 1 0.85', 22, 16), lump('-1.6 8.6 -0.2', '0.8 0.95 0.8', 22, 16)],
    },
    {
      name: 'yellow balloons',
      material: 'hard',
      surface: plain('#eec23c', 0.25),
      forms: [lump('-0.2 9.1 0.1', '0.85 1 0.85', 22, 16), lump('1.7 9 0.2', '0.8 0.95 0.8', 22, 16)],
    },
    {
      name: 'balloon strings',
      material: 'hard',
      surface: plain('#e8e4da', 0.7),
      forms: [
        rod('0 -0.3 0, 0 0.2 0, -0.4 3 0, -0.9 6.2 0.1', 0.02),
        rod('0 -0.3 0, 0 0.2 0, 0.3 3 0, 0.75 6.9 -0.3', 0.02),
        rod('0 -0.3 0, 0 0.2 0, 0.3 3 0.2, 0.6 5.4 0.5', 0.02),
        rod('0 -0.3 0, 0 0.2 0, -0.7 4 0, -1.6 7.65 -0.2', 0.02),
        rod('0 -0.3 0, 0 0.2 0, 0 4 0, -0.2 8.1 0.1', 0.02),
        rod('0 -0.3 0, 0 0.2 0, 0.8 4 0, 1.7 8 0.2', 0.02),
      ],
    },
  ]),
})
