import { arc, around, fur, inHand, plain, prop, rod, seenAgainst, weave } from '#props/prop-kit.ts'

export const lavenderBunch = prop({
  label: 'Lavender',
  words: 'bunch of lavender, sprig of lavender, lavender bouquet, lavender sprigs, holding lavender, lavender in hand',
  order: 4450,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, (fitting) => [
    {
      name: 'lavender',
      surface: fur(seenAgainst(fitting, '#8a6ac8')),
      material: 'cloth',
      forms: [
        around(11, ({ x, y }, nth) =>
          rod(
            `${x * (0.2 + (nth % 3) * 0.12)} ${1.3 + (nth % 4) * 0.14} ${y * (0.2 + (nth % 3) * 0.12)}, ${x * (0.28 + (nth % 3) * 0.17)} ${2.1 + (nth % 4) * 0.14} ${y * (0.28 + (nth % 3) * 0.17)}`,
            0.09,
            0.04,
            7,
          ),
        ),
      ],
    },
    {
      name: 'lavender stalks',
      surface: plain([0.07, 0.17, 0.04], 0.7),
      material: 'cloth',
      forms: [
        around(11, ({ x, y }, nth) =>
          rod(
            `${x * -0.08} -0.9 ${y * -0.08}, ${x * 0.04} 0 ${y * 0.04}, ${x * (0.2 + (nth % 3) * 0.12)} ${1.35 + (nth % 4) * 0.14} ${y * (0.2 + (nth % 3) * 0.12)}`,
            0.022,
          ),
        ),
      ],
    },
    {
      name: 'lavender ribbon',
      surface: weave('#efe6d2'),
      material: 'cloth',
      forms: [arc('0 0.25 0', 0.14, 0.05), arc('0 0.33 0', 0.14, 0.05)],
    },
  ]),
})
