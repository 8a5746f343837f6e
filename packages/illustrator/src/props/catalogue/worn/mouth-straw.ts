import { inMouth, lump, plain, prop, rod } from '#props/prop-kit.ts'

export const mouthStraw = prop({
  label: 'Stalk in the mouth',
  words:
    'stalk of wheat in his mouth, stalk of wheat in her mouth, stalk of grass in his mouth, blade of grass in his mouth, blade of grass in her mouth, blade of grass between his teeth, straw in his mouth, straw between his teeth, wheat in his mouth, wheat stalk in his mouth, piece of straw in his mouth, grass in his mouth, chewing a stalk of grass, chewing straw',
  order: 6070,
  slot: 'mouth',
  make: inMouth(0.14, () => [
    {
      name: 'stalk',
      material: 'hard',
      surface: plain('#c9a54c', 0.8),
      forms: [rod('0 0 -0.05, 0.25 -0.02 0.5, 0.6 -0.14 1.1', 0.022, 0.016, 7)],
    },
    {
      name: 'ear of wheat',
      material: 'cloth',
      surface: plain('#dcb95c', 0.9),
      forms: [lump('0.66 -0.17 1.2', '0.09 0.07 0.24')],
    },
  ]),
})
