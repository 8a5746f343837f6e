import { blossom, foliage, inHand, lump, petal, plain, prop, rod, speckled } from '#props/prop-kit.ts'

/** Its face to whoever looks. */
export const sunflower = prop({
  label: 'Sunflower',
  words: 'sunflower, sunflowers, holding a sunflower, giant sunflower, bunch of sunflowers',
  order: 4420,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['sunflower'],
  make: inHand('shown', 0.06, () => [
    {
      name: 'sunflower',
      surface: petal('#f0b81c', '#c87a0e'),
      material: 'cloth',
      forms: [blossom('0 2.5 0.08', '0 0.25 1', 0.8, 16, 0.12), blossom('0 2.5 0.04', '0.05 0.25 1', 0.72, 14, 0.05)],
    },
    {
      name: 'sunflower heart',
      surface: speckled('#3a200e', '#6a4218', 16),
      material: 'cloth',
      forms: [lump('0 2.52 0.1', '0.36 0.35 0.14', 20, 12)],
    },
    {
      name: 'sunflower stalk',
      surface: plain([0.07, 0.17, 0.04], 0.7),
      material: 'cloth',
      forms: [rod('0 -1.2 0, 0 0 0, 0 2.1 0, 0 2.45 0.05', 0.06)],
    },
    {
      name: 'sunflower leaves',
      surface: petal([0.12, 0.28, 0.07], [0.05, 0.13, 0.03]),
      material: 'cloth',
      forms: [foliage('0 1 0', '0.9 0.4 0.3', 0.8), foliage('0 0.7 0', '-0.9 0.4 0.2', 0.8)],
    },
  ]),
})
