import { around, clear, glass, inHand, lump, plain, prop, rod } from '#props/prop-kit.ts'

/** Its seeds not yet blown away. */
export const dandelion = prop({
  label: 'Dandelion',
  words: 'dandelion, dandelions, blowing a dandelion, dandelion clock, dandelion seeds',
  order: 4460,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'mouth', both: false },
  make: inHand('raised', 0.04, () => [
    {
      name: 'dandelion',
      surface: glass([0.95, 0.95, 0.92], 0.5),
      ...clear,
      forms: [
        around(26, ({ x, y }, nth) =>
          rod(
            `0 1.6 0, ${x * 0.34 * (1 - Math.abs(nth - 13) / 20)} ${1.6 + (nth - 13) * 0.028} ${y * 0.34 * (1 - Math.abs(nth - 13) / 20)}`,
            0.01,
            0.02,
            5,
          ),
        ),
        lump('0 1.6 0', '0.36 0.36 0.36', 22, 16),
      ],
    },
    {
      name: 'dandelion heart',
      material: 'hard',
      surface: plain([0.3, 0.22, 0.12], 0.9),
      forms: [lump('0 1.6 0', '0.08 0.08 0.08')],
    },
    {
      name: 'dandelion stalk',
      surface: plain([0.07, 0.17, 0.04], 0.7),
      material: 'cloth',
      forms: [rod('0 -0.7 0, 0 0.4 0, 0 1.55 0', 0.03)],
    },
  ]),
})
