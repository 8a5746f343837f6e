import { around, inHand, lump, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

export const hairbrush = prop({
  label: 'Hairbrush',
  words: 'hairbrush, hair brush, brushing her hair',
  order: 4150,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.09, (fitting) => [
    {
      name: 'hairbrush',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#b04a6a'), 0.35),
      forms: [rod('0 -0.7 0, 0 0.5 0', 0.09, 0.1), lump('0 1.15 0', '0.3 0.7 0.1', 20, 12)],
    },
    {
      name: 'brush bristles',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [
        around(5, (_, row) =>
          around(4, (_turn, nth) =>
            rod(
              `${(nth - 1.5) * 0.12} ${0.75 + row * 0.2} 0.06, ${(nth - 1.5) * 0.12} ${0.75 + row * 0.2} 0.26`,
              0.014,
              0.014,
              5,
            ),
          ),
        ),
      ],
    },
  ]),
})
