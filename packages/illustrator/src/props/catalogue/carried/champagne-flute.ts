import { clear, glass, inHand, prop, turned, waxed } from '#props/prop-kit.ts'

/** Tall and thin, held by its stem. */
export const champagneFlute = prop({
  label: 'Champagne flute',
  words:
    'champagne flute, champagne, champagne glass, glass of champagne, champagne flutes, mimosa, mimosas, prosecco, glass of bubbly, bubbly, sparkling wine, bellini, toasting with champagne, glass of prosecco',
  order: 3030,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, rim: 1.3 },
  make: inHand('vessel', 0.07, () => [
    {
      name: 'champagne',
      material: 'hard',
      surface: waxed([0.85, 0.55, 0.16], 0.08),
      forms: [turned('0 0.3, 0.08 0.36, 0.16 0.6, 0.19 1.1, 0 1.12', 22)],
    },
    {
      name: 'champagne flute',
      surface: glass([0.85, 0.9, 0.92], 0.24),
      ...clear,
      forms: [
        turned('0 -0.75, 0.28 -0.75, 0.28 -0.73, 0.05 -0.66, 0.035 0.2, 0.09 0.3, 0.18 0.58, 0.21 1.05, 0.19 1.36', 26),
      ],
    },
  ]),
})
