import { arc, glass, inHand, metal, prop, rod, seenAgainst, steel, turned } from '#props/prop-kit.ts'

/** Full of water. */
export const bucket = prop({
  label: 'Bucket',
  words: 'bucket, pail, buckets, bucket of water, metal bucket, wooden bucket, mop bucket, ice bucket',
  order: 3910,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  make: inHand('hanging', 0.07, (fitting) => [
    {
      name: 'bucket',
      material: 'hard',
      surface: metal(seenAgainst(fitting, '#9aa4ac'), 0.4),
      forms: [turned('0 -2.6, 0.65 -2.6, 0.9 -1.2, 0.94 -1.2, 0.94 -1.14, 0.88 -1.14, 0.64 -2.5, 0 -2.5', 30)],
    },
    {
      name: 'bucket handle',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [
        arc('0 -1.2 0', 0.92, 0.035, [0, 0.5], 'across'),
        rod('-0.3 0 0, 0.3 0 0', 0.08),
        rod('-0.3 0 0, -0.6 -0.5 0', 0.03),
        rod('0.3 0 0, 0.6 -0.5 0', 0.03),
      ],
    },
    {
      name: 'bucket water',
      surface: glass([0.4, 0.6, 0.7], 0.7),
      material: 'glass',
      castsShadow: false,
      forms: [turned('0.85 -1.3, 0 -1.29', 26)],
    },
  ]),
})
