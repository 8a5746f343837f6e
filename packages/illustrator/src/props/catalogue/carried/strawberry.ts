import { around, inHand, petal, prop, rod, speckled, turned } from '#props/prop-kit.ts'

export const strawberry = prop({
  label: 'Strawberry',
  words: 'strawberry, strawberries, holding a strawberry, chocolate dipped strawberry, eating a strawberry',
  order: 3300,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'mouth', both: false },
  make: inHand(
    'shown',
    0.06,
    () => [
      {
        name: 'strawberry',
        material: 'hard',
        surface: speckled('#c81e28', '#f0c860', 11, 0.22),
        forms: [turned('0 0.1, 0.1 0.16, 0.22 0.4, 0.25 0.54, 0.18 0.66, 0 0.68', 22)],
      },
      {
        name: 'strawberry leaves',
        surface: petal([0.12, 0.3, 0.06], [0.06, 0.16, 0.03]),
        material: 'cloth',
        forms: [
          around(6, ({ x, y }) =>
            rod(`0 0.67 0, ${x * 0.12} 0.7 ${y * 0.12}, ${x * 0.22} 0.64 ${y * 0.22}`, 0.035, 0.01),
          ),
        ],
      },
    ],
    1.25,
  ),
})
