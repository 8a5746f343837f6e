import { arrangement } from '#arrangements/arrangement-file.ts'

export const walkingTogether = arrangement({
  label: 'Walking together',
  words:
    'walking together, walk together, walking side by side, walk side by side, walking next to each other, strolling together, on a walk together',
  order: 90,
  least: 2,
  most: 4,
})
