import { inHand, plain, prop, turned } from '#props/prop-kit.ts'

export const egg = prop({
  label: 'Egg',
  words: 'eggs, dragon egg, holding an egg, giant egg, easter egg, golden egg, easter eggs',
  order: 3350,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('palm', 0.36, () => [
    {
      name: 'egg',
      material: 'hard',
      surface: plain('#efe3cf', 0.45),
      forms: [turned('0 -0.42, 0.2 -0.38, 0.34 -0.2, 0.37 0, 0.32 0.24, 0.22 0.42, 0.1 0.54, 0 0.56', 26)],
    },
  ]),
})
