import { gold, inHand, lump, metal, prop, rod } from '#props/prop-kit.ts'

/** Oval, in a golden frame. */
export const handMirror = prop({
  label: 'Hand mirror',
  words: 'hand mirror, handheld mirror, holding a mirror, compact mirror, hand held mirror',
  order: 4140,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.1, () => [
    {
      name: 'hand mirror',
      material: 'hard',
      surface: metal(gold, 0.28),
      forms: [
        rod('0 -0.8 0, 0 0.55 0', 0.1, 0.08),
        lump('0 1.35 -0.05', '0.74 0.88 0.09', 28, 16),
        lump('0 -0.85 0', '0.14 0.14 0.14'),
      ],
    },
    {
      name: 'mirror glass',
      material: 'hard',
      surface: metal([0.82, 0.86, 0.9], 0.05),
      forms: [lump('0 1.35 0.02', '0.62 0.76 0.05', 26, 14)],
    },
  ]),
})
