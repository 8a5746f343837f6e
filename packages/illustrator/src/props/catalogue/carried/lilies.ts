import { around, blossom, foliage, inHand, petal, plain, prop, rod } from '#props/prop-kit.ts'

export const lilies = prop({
  label: 'Lilies',
  words: 'lilies, lily, white lilies, calla lilies, calla lily, white lily, bouquet of lilies, lilies in hand',
  order: 4430,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['lilies'],
  make: inHand('shown', 0.07, () => [
    {
      name: 'lilies',
      surface: petal('#f6f2ea', '#c8d89a'),
      material: 'cloth',
      forms: [
        blossom('0 2.1 0.1', '0.1 0.4 1', 0.6, 6, 0.5),
        blossom('-0.5 1.7 0.2', '-0.6 0.4 0.8', 0.55, 6, 0.6),
        blossom('0.5 1.75 0.15', '0.7 0.4 0.6', 0.55, 6, 0.6),
      ],
    },
    {
      name: 'lily hearts',
      surface: plain('#e0962a', 0.8),
      material: 'cloth',
      forms: [around(5, ({ x, y }) => rod(`0 2.12 0.14, ${x * 0.16} ${2.2 + y * 0.16} 0.5`, 0.02))],
    },
    {
      name: 'lily stalks',
      surface: plain([0.07, 0.17, 0.04], 0.7),
      material: 'cloth',
      forms: [
        rod('0 -1 0, 0 0 0, 0 1.2 0, 0 2.1 0.05', 0.045),
        rod('0 0.9 0, -0.25 1.3 0.05, -0.5 1.7 0.15', 0.04),
        rod('0 0.9 0, 0.25 1.3 0.05, 0.5 1.75 0.1', 0.04),
      ],
    },
    {
      name: 'lily leaves',
      surface: petal([0.12, 0.28, 0.07], [0.05, 0.13, 0.03]),
      material: 'cloth',
      forms: [foliage('0 0.5 0', '0.8 0.7 0.2', 0.7), foliage('0 0.4 0', '-0.8 0.7 0.2', 0.7)],
    },
  ]),
})
