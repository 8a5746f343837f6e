import { around, clear, glass, inHand, prop, rod, seenAgainst, speckled, turned, wood } from '#props/prop-kit.ts'

/** Sand in two bulbs, the hand around its waist. */
export const hourglass = prop({
  label: 'Hourglass',
  words: 'hourglass, hour glass, sand timer, sand glass, hourglasses',
  order: 3790,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['hourglass frame'],
  make: inHand('vessel', 0.12, (fitting) => [
    {
      name: 'hourglass sand',
      material: 'hard',
      surface: speckled('#dcb878', '#c49a58', 20),
      forms: [
        turned('0 -0.85, 0.34 -0.85, 0.26 -0.6, 0.04 -0.34, 0 -0.32'),
        turned('0 0.04, 0.06 0.12, 0.24 0.42, 0 0.44'),
      ],
    },
    {
      name: 'hourglass frame',
      material: 'hard',
      surface: wood(seenAgainst(fitting, '#6b4023')),
      forms: [
        turned('0 -1, 0.5 -1, 0.5 -0.9, 0 -0.9'),
        turned('0 0.9, 0.5 0.9, 0.5 1, 0 1'),
        around(3, ({ x, y }) => rod(`${x * 0.42} -0.95 ${y * 0.42}, ${x * 0.42} 0.95 ${y * 0.42}`, 0.05)),
      ],
    },
    {
      name: 'hourglass',
      surface: glass([0.85, 0.9, 0.92], 0.26),
      ...clear,
      forms: [turned('0.36 -0.9, 0.38 -0.6, 0.22 -0.25, 0.06 0, 0.22 0.25, 0.38 0.6, 0.36 0.9', 26)],
    },
  ]),
})
