import { around, foliage, inHand, petal, plain, prop, rod, seenAgainst, turned } from '#props/prop-kit.ts'

export const tulips = prop({
  label: 'Tulips',
  words: 'tulips, tulip, bunch of tulips, bouquet of tulips, holding tulips, red tulip',
  order: 4440,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.08, (fitting) => [
    {
      name: 'tulips',
      surface: petal(seenAgainst(fitting, '#e0405a'), '#e8b040'),
      material: 'cloth',
      forms: [
        around(5, ({ x, y }, nth) =>
          turned(
            '0 0, 0.16 0.06, 0.21 0.26, 0.16 0.46, 0.09 0.5',
            12,
            `${x * 0.34} ${1.55 + (nth % 2) * 0.2} ${y * 0.3}`,
          ),
        ),
      ],
    },
    {
      name: 'tulip stalks',
      surface: plain([0.07, 0.17, 0.04], 0.7),
      material: 'cloth',
      forms: [
        around(5, ({ x, y }, nth) =>
          rod(`0 -0.9 0, 0 0 0, ${x * 0.2} 0.9 ${y * 0.18}, ${x * 0.34} ${1.58 + (nth % 2) * 0.2} ${y * 0.3}`, 0.035),
        ),
      ],
    },
    {
      name: 'tulip leaves',
      surface: petal([0.12, 0.28, 0.07], [0.05, 0.13, 0.03]),
      material: 'cloth',
      forms: [around(4, ({ x, y }) => foliage('0 0.2 0', `${x * 0.5} 1 ${y * 0.5}`, 1))],
    },
  ]),
})
