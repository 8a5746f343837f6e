import { clear, glass, inHand, prop, turned } from '#props/prop-kit.ts'

export const glassOfWater = prop({
  label: 'Glass of water',
  words: 'glass of water, drinking water, drinking glass, tall glass, glass of lemon water',
  order: 3120,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.55 },
  make: inHand('vessel', 0.32, () => [
    {
      name: 'water',
      surface: glass([0.62, 0.74, 0.82], 0.5),
      ...clear,
      forms: [turned('0 -0.5, 0.27 -0.5, 0.31 0.3, 0 0.31', 26)],
    },
    {
      name: 'drinking glass',
      surface: glass([0.85, 0.9, 0.92], 0.24),
      ...clear,
      forms: [turned('0 -0.56, 0.29 -0.56, 0.33 0.56, 0.32 0.56', 28)],
    },
  ]),
})
