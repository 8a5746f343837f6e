import { inMouth, lump, plain, prop } from '#props/prop-kit.ts'

export const bubblegum = prop({
  label: 'Bubblegum bubble',
  words:
    'bubblegum, bubble gum, bubblegum bubble, bubble gum bubble, chewing gum bubble, blowing bubblegum, blowing bubble gum, blowing a bubble, blowing a bubblegum bubble, blowing a gum bubble, popping gum, popping bubblegum, chewing gum, chews gum, gum bubble, pink bubble',
  order: 6090,
  slot: 'mouth',
  make: inMouth(0, () => [
    {
      name: 'bubblegum',
      material: 'hard',
      surface: plain('#f08bb4', 0.15),
      forms: [lump('0 -0.02 0.42', '0.46 0.44 0.44', 28, 20)],
    },
  ]),
})
