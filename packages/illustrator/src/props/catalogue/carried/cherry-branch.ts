import { around, blossom, inHand, petal, prop, rod, wood } from '#props/prop-kit.ts'

export const cherryBranch = prop({
  label: 'Blossom branch',
  words:
    'cherry blossom branch, branch of cherry blossom, blossom branch, sakura branch, plum blossom branch, branch of cherry blossoms, flowering branch',
  order: 4470,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.08, () => [
    {
      name: 'blossoms',
      surface: petal('#f6bcd0', '#d8607e'),
      material: 'cloth',
      forms: [
        around(12, ({ x, y }, nth) =>
          blossom(
            `${x * 0.2 + (nth - 6) * 0.05} ${1 + nth * 0.2} ${y * 0.2 + 0.05}`,
            `${x} 0.5 ${y * 0.6 + 0.7}`,
            0.26,
            5,
            0.3,
          ),
        ),
      ],
    },
    {
      name: 'branch',
      material: 'hard',
      surface: wood([0.14, 0.08, 0.06]),
      forms: [
        rod('0.05 -0.9 0, 0 0 0, -0.1 1.2 0.05, -0.3 2.4 0.05, -0.2 3.5 0.1', 0.09, 0.03),
        rod('-0.1 1.2 0.05, 0.3 1.9 0.1, 0.5 2.6 0.15', 0.06, 0.02),
        rod('-0.25 2.2 0.05, -0.6 2.9 0.1', 0.05, 0.02),
      ],
    },
  ]),
})
