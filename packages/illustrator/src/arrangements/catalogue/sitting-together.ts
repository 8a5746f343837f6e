import { arrangement } from '#arrangements/arrangement-file.ts'

export const sittingTogether = arrangement({
  label: 'Sitting together',
  words:
    'sitting together, sit together, sitting side by side, sit side by side, sitting next to each other, sit next to each other, seated together, seated side by side, sharing a bench, on a bench together',
  order: 70,
  least: 2,
  most: 4,
  poses: ['sitting'],
  fixed: true,
  furniture: 'bench',
  layout: (count) => ({
    spots: Array.from({ length: count }, (_, at) => ({
      turned: (10 * (count - 1 - 2 * at)) / (count - 1),
      gap: 0.25,
    })),
  }),
})
