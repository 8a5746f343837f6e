import { around, inHand, petal, prop, rod, turned, waxed } from '#props/prop-kit.ts'

export const carrot = prop({
  label: 'Carrot',
  words: 'carrot, carrots, bunch of carrots, holding a carrot',
  order: 3340,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.12, () => [
    {
      name: 'carrot',
      material: 'hard',
      surface: waxed('#e2751e', 0.5),
      forms: [turned('0 -1.3, 0.06 -1.2, 0.14 -0.4, 0.2 0.4, 0.19 0.5, 0 0.54', 18)],
    },
    {
      name: 'carrot leaves',
      surface: petal([0.14, 0.36, 0.07], [0.07, 0.2, 0.04]),
      material: 'cloth',
      forms: [
        around(7, ({ x, y }, nth) =>
          rod(
            `0 0.5 0, ${x * 0.12} ${0.9 + (nth % 2) * 0.15} ${y * 0.12}, ${x * 0.34} ${1.3 + (nth % 3) * 0.18} ${y * 0.34}`,
            0.04,
            0.06,
          ),
        ),
      ],
    },
  ]),
})
