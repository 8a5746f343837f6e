import { around, inHand, petal, prop, rod, speckled, turned } from '#props/prop-kit.ts'

export const pineapple = prop({
  label: 'Pineapple',
  words: 'pineapple, pineapples, holding a pineapple',
  order: 3320,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('raised', 0.42, () => [
    {
      name: 'pineapple',
      material: 'hard',
      surface: speckled('#d79a2e', '#8a5a1a', 8, 0.42),
      forms: [turned('0 -0.75, 0.3 -0.68, 0.46 -0.4, 0.5 0, 0.44 0.45, 0.28 0.7, 0 0.74', 24)],
    },
    {
      name: 'pineapple leaves',
      surface: petal([0.16, 0.36, 0.12], [0.07, 0.18, 0.05]),
      material: 'cloth',
      forms: [
        around(12, ({ x, y }, nth) =>
          rod(
            `${x * 0.1} 0.65 ${y * 0.1}, ${x * (0.2 + (nth % 3) * 0.08)} ${1.1 + (nth % 3) * 0.2} ${y * (0.2 + (nth % 3) * 0.08)}, ${x * (0.4 + (nth % 3) * 0.1)} ${1.3 + ((nth * 2) % 3) * 0.25} ${y * (0.4 + (nth % 3) * 0.1)}`,
            0.08,
            0.01,
          ),
        ),
      ],
    },
  ]),
})
