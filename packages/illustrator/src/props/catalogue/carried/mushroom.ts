import { inHand, plain, prop, speckled, turned } from '#props/prop-kit.ts'

/** A red cap with white dots. */
export const mushroom = prop({
  label: 'Mushroom',
  words:
    'toadstool, red mushroom, holding a mushroom, basket of mushrooms, glowing mushroom, mushrooms in hand, mushroom in hand, mushrooms',
  order: 3440,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, () => [
    {
      name: 'mushroom cap',
      material: 'hard',
      surface: speckled('#c22a22', '#f4ece0', 4.2, 0.3),
      forms: [turned('0.12 0.62, 0.5 0.6, 0.54 0.68, 0.44 0.94, 0.24 1.12, 0 1.16', 26)],
    },
    {
      name: 'mushroom stem',
      material: 'hard',
      surface: plain('#efe6d4', 0.8),
      forms: [turned('0 -0.42, 0.16 -0.4, 0.12 0, 0.1 0.7', 16)],
    },
  ]),
})
