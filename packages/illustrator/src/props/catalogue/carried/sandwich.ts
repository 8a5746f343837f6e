import { block, cutOut, inHand, petal, prop, speckled, waxed } from '#props/prop-kit.ts'

export const sandwich = prop({
  label: 'Sandwich',
  words:
    'sandwich, sandwiches, toast, slice of toast, slice of bread, club sandwich, bagel sandwich, subway sandwich, piece of toast',
  order: 3430,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.26,
    () => [
      {
        name: 'sandwich bread',
        material: 'hard',
        surface: speckled('#ecd6a6', '#d8b878', 12, 0.3),
        forms: [
          cutOut(
            '-0.5 -0.42 0, 0.5 -0.42 0, 0.52 0.2 0, 0.4 0.4 0, 0.2 0.36 0, 0 0.42 0, -0.2 0.36 0, -0.4 0.4 0, -0.52 0.2 0',
            0.12,
            0.16,
          ),
          cutOut(
            '-0.5 -0.42 0, 0.5 -0.42 0, 0.52 0.2 0, 0.4 0.4 0, 0.2 0.36 0, 0 0.42 0, -0.2 0.36 0, -0.4 0.4 0, -0.52 0.2 0',
            0.12,
            -0.16,
          ),
        ],
      },
      {
        name: 'sandwich filling',
        surface: petal([0.2, 0.4, 0.08], [0.12, 0.26, 0.05]),
        material: 'cloth',
        forms: [block('0 -0.05 0', '0.53 0.36 0.05')],
      },
      {
        name: 'sandwich ham',
        material: 'hard',
        surface: waxed('#d98a86', 0.4),
        forms: [block('0 -0.06 0.05', '0.5 0.36 0.03')],
      },
    ],
    1.3,
  ),
})
