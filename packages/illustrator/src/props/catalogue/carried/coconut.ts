import { fur, inHand, plain, prop, rod, turned } from '#props/prop-kit.ts'

/** Opened, with a straw. */
export const coconut = prop({
  label: 'Coconut',
  words: 'coconut, coconuts, coconut drink, coconut with a straw, coconut water, coconut cocktail',
  order: 3140,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.6 },
  make: inHand('vessel', 0.5, () => [
    {
      name: 'coconut',
      material: 'hard',
      surface: fur('#6a4526'),
      forms: [turned('0 -0.55, 0.3 -0.5, 0.52 -0.25, 0.56 0.05, 0.45 0.3, 0.36 0.4', 28)],
    },
    {
      name: 'coconut flesh',
      material: 'hard',
      surface: plain('#f4efe2', 0.5),
      forms: [turned('0.36 0.4, 0.3 0.41, 0.28 0.3, 0 0.28')],
    },
    {
      name: 'coconut straw',
      material: 'hard',
      surface: plain('#e8506a', 0.5),
      forms: [rod('0.05 0.2 0, 0.24 1.05 0.1', 0.045)],
    },
  ]),
})
