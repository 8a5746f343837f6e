import { arc, around, inHand, prop, rod, seenAgainst, speckled, waxed } from '#props/prop-kit.ts'

/** Iced, with sprinkles. */
export const doughnut = prop({
  label: 'Doughnut',
  words: 'doughnut, donut, doughnuts, donuts, glazed donut, pink donut, donut with sprinkles',
  order: 3210,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['doughnut icing'],
  make: inHand('shown', 0.12, (fitting) => [
    {
      name: 'doughnut',
      material: 'hard',
      surface: waxed('#c88c4a', 0.6),
      forms: [arc('0 0.3 0', 0.36, 0.22, [0, 1], 'across')],
    },
    {
      name: 'doughnut icing',
      material: 'hard',
      surface: waxed(seenAgainst(fitting, '#f08ab0'), 0.2),
      forms: [arc('0 0.3 0.05', 0.36, 0.2, [0, 1], 'across')],
    },
    {
      name: 'sprinkles',
      material: 'hard',
      surface: speckled('#f4e25a', '#5ac0e8', 9, 0.5),
      forms: [
        around(12, ({ x, y }, nth) =>
          rod(
            `${x * (0.3 + (nth % 3) * 0.06)} ${0.3 + y * (0.3 + (nth % 3) * 0.06)} 0.25, ${x * (0.36 + (nth % 3) * 0.06) + 0.03} ${0.3 + y * (0.36 + (nth % 3) * 0.06)} 0.25`,
            0.02,
          ),
        ),
      ],
    },
  ]),
})
