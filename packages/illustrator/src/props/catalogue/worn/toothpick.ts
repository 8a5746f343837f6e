import { inMouth, plain, prop, rod } from '#props/prop-kit.ts'

export const toothpick = prop({
  label: 'Toothpick in the mouth',
  words:
    'toothpick, toothpick in his mouth, toothpick in her mouth, toothpick between his teeth, toothpick between her teeth, matchstick in his mouth, matchstick between his teeth, chewing a toothpick, chewing on a toothpick',
  order: 6010,
  slot: 'mouth',
  make: inMouth(0.16, () => [
    {
      name: 'toothpick',
      material: 'hard',
      surface: plain('#d9b983', 0.7),
      forms: [rod('0 0 -0.05, 0.22 0.02 0.4, 0.46 0.06 0.8', 0.032, 0.02, 7)],
    },
  ]),
})
