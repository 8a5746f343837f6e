import { arrangement } from '#arrangements/arrangement-file.ts'

export const fightingStance = arrangement({
  label: 'Ready to fight',
  words:
    'fighting each other, fight each other, about to fight, ready to fight each other, squaring off, face off, facing off, sparring, sparring with each other, duelling, dueling, in a duel, against each other',
  order: 110,
  least: 2,
  most: 2,
  poses: ['fighting'],
  layout: () => ({
    spots: [
      { turned: 64, looks: 'others' },
      { turned: -64, looks: 'others', gap: 2.2 },
    ],
  }),
})
