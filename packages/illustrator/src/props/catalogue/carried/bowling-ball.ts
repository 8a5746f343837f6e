import { inBothArms, inHand, lump, plain, prop, seenAgainst } from '#props/prop-kit.ts'

export const bowlingBall = prop({
  label: 'Bowling ball',
  words: 'bowling ball, bowling balls',
  order: 4240,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.95, (fitting) => [
    {
      name: 'bowling ball',
      material: 'hard',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.12),
      forms: [lump('0 0.15 0', '1.05 1.05 1.05', 32, 22)],
    },
    {
      name: 'bowling holes',
      material: 'hard',
      surface: plain([0.005, 0.005, 0.005], 0.9),
      forms: [
        lump('0 0.75 0.86', '0.09 0.09 0.05', 10, 8),
        lump('0.22 0.95 0.7', '0.09 0.09 0.06', 10, 8),
        lump('-0.2 0.95 0.7', '0.09 0.09 0.06', 10, 8),
      ],
    },
  ]),
})
