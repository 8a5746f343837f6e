import { glowing, inMouth, plain, prop, rod } from '#props/prop-kit.ts'

export const mouthCigarette = prop({
  label: 'Cigarette in the mouth',
  words:
    'cigarette in her mouth, cigarette in his mouth, cigarette between her lips, cigarette between his lips, cigarette hanging from her lips, cigarette hanging from his lips, cigarette dangling from her lips, cigarette dangling from his lips, cigarette in mouth, unlit cigarette, cig in her mouth, cig in his mouth, smoke between her lips',
  order: 6020,
  slot: 'mouth',
  make: inMouth(0.14, () => [
    {
      name: 'cigarette',
      material: 'hard',
      surface: plain('#f1ede4', 0.8),
      forms: [rod('0.05 -0.02 0.2, 0.15 -0.06 0.75', 0.042)],
    },
    {
      name: 'filter',
      material: 'hard',
      surface: plain('#c98d4e', 0.8),
      forms: [rod('0 0 -0.05, 0.05 -0.02 0.2', 0.043)],
    },
    {
      name: 'ember',
      material: 'hard',
      surface: glowing([1, 0.3, 0.05], 1.5),
      forms: [rod('0.15 -0.06 0.75, 0.16 -0.065 0.8', 0.04)],
    },
  ]),
})
