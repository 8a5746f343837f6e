import { fur, inHand, metal, plain, prop, rod, turned } from '#props/prop-kit.ts'

/** A soft one, for powder. */
export const makeupBrush = prop({
  label: 'Make-up brush',
  words: 'makeup brush, make up brush, applying makeup, powder brush, doing her makeup, putting on makeup',
  order: 4160,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.05, () => [
    {
      name: 'makeup brush',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [rod('0 -0.7 0, 0 0.75 0', 0.05, 0.08)],
    },
    {
      name: 'makeup ferrule',
      material: 'hard',
      surface: metal([0.8, 0.55, 0.45], 0.25),
      forms: [turned('0.08 0.7, 0.12 0.8, 0.13 1.05, 0.12 1.08', 14)],
    },
    {
      name: 'makeup bristles',
      surface: fur('#d89a9a'),
      material: 'cloth',
      forms: [turned('0.12 1.05, 0.24 1.3, 0.22 1.55, 0.1 1.72, 0 1.74', 18)],
    },
  ]),
})
