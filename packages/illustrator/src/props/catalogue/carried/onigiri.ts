import { block, cutOut, inHand, prop, speckled, waxed } from '#props/prop-kit.ts'

export const onigiri = prop({
  label: 'Rice ball',
  words: 'onigiri, rice ball, rice balls, riceball',
  order: 3420,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.3,
    () => [
      {
        name: 'rice ball',
        surface: speckled('#f4f1e8', '#dcd8ca', 16, 0.4),
        material: 'cloth',
        forms: [
          cutOut(
            '-0.42 -0.28 0, 0 -0.34 0, 0.42 -0.28 0, 0.46 -0.16 0, 0.1 0.42 0, 0 0.46 0, -0.1 0.42 0, -0.46 -0.16 0',
            0.36,
          ),
        ],
      },
      {
        name: 'seaweed',
        material: 'hard',
        surface: waxed([0.012, 0.025, 0.012], 0.5),
        forms: [block('0 -0.2 0', '0.17 0.15 0.2')],
      },
    ],
    1.4,
  ),
})
