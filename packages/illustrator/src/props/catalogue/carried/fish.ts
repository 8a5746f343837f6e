import { cutOut, inHand, lump, metal, plain, prop, rod, turned } from '#props/prop-kit.ts'

/** Hangs from a line. */
export const fish = prop({
  label: 'Fish',
  words:
    'holding a fish, fish in hand, freshly caught fish, big fish, holding up a fish, caught a fish, giant fish, dead fish, fish in her hand, fish in his hand',
  order: 3460,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.05, () => [
    {
      name: 'fish',
      material: 'hard',
      surface: metal([0.42, 0.5, 0.55], 0.4),
      forms: [
        turned('0.06 -0.35, 0.2 -0.55, 0.32 -1.1, 0.3 -1.7, 0.16 -2.4, 0.08 -2.6', 20),
        cutOut('0 -2.5 0, 0.38 -3.05 0, 0 -2.9 0, -0.38 -3.05 0', 0.05),
        cutOut('0.25 -1.0 0, 0.52 -1.35 0, 0.25 -1.6 0', 0.04),
      ],
    },
    { name: 'fish line', material: 'hard', surface: plain('#e8e8e8', 0.5), forms: [rod('0 0.15 0, 0 -0.4 0', 0.02)] },
    {
      name: 'fish eye',
      material: 'hard',
      surface: plain([0.01, 0.01, 0.012], 0.1),
      forms: [lump('0 -0.68 0.22', '0.05 0.05 0.03'), lump('0 -0.68 -0.22', '0.05 0.05 0.03')],
    },
  ]),
})
