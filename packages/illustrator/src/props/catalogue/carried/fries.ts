import { around, block, cutOut, inHand, plain, prop, seenAgainst, waxed } from '#props/prop-kit.ts'

/** In a red box. */
export const fries = prop({
  label: 'Chips',
  words: 'fries, french fries, box of fries, eating fries, box of chips, chips',
  order: 3410,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'vessel',
    0.3,
    (fitting) => [
      {
        name: 'fries box',
        surface: plain(seenAgainst(fitting, '#cf2e26'), 0.5),
        material: 'cloth',
        forms: [cutOut('-0.26 -0.5 0, 0.26 -0.5 0, 0.4 0.4 0, 0.2 0.28 0, 0 0.24 0, -0.2 0.28 0, -0.4 0.4 0', 0.36)],
      },
      {
        name: 'fries',
        material: 'hard',
        surface: waxed('#e8b845', 0.5),
        forms: [
          around(14, ({ x, y }, nth) => block(`${x * 0.24} ${0.35 + (nth % 4) * 0.12} ${y * 0.1}`, '0.04 0.42 0.04')),
        ],
      },
    ],
    1.25,
  ),
})
