import { inMouth, lump, plain, prop, rod } from '#props/prop-kit.ts'

export const mouthRose = prop({
  label: 'Rose between the teeth',
  words:
    'rose between her teeth, rose between his teeth, rose in her mouth, rose in his mouth, rose in her teeth, rose in his teeth, red rose between her teeth, red rose in his mouth, flower between her teeth, flower in her mouth, flower in his mouth, biting a rose',
  order: 6040,
  slot: 'mouth',
  make: inMouth(0, () => [
    {
      name: 'rose',
      material: 'cloth',
      surface: plain('#a3152b', 0.7),
      forms: [
        lump('0.86 0.04 0.02', '0.2 0.2 0.2'),
        lump('0.98 0.06 0.05', '0.15 0.17 0.16'),
        lump('0.84 0.14 0.1', '0.13 0.12 0.12'),
        lump('0.84 -0.07 0.1', '0.13 0.12 0.12'),
      ],
    },
    {
      name: 'rose stem',
      material: 'hard',
      surface: plain('#2f6a35', 0.8),
      forms: [rod('0.75 0.02 0, 0.2 0 0.06, -0.2 0 0.06, -0.95 -0.06 0', 0.035)],
    },
    {
      name: 'rose leaf',
      material: 'cloth',
      surface: plain('#3c7a3c', 0.8),
      forms: [lump('-0.55 0.08 0.02', '0.16 0.03 0.08'), lump('0.5 -0.08 0.02', '0.14 0.03 0.07')],
    },
  ]),
})
