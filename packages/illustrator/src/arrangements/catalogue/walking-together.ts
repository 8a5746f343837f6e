import { arrangement } from '#arrangements/arrangement-file.ts'

export const walkingTogether = arrangement({
  label: 'Walking together',
  words:
    'walking together, walk together, walking side by side, walk side by side, walking next to each other, strolling together, on a walk together',
  order: 90,
  least: 2,
  most: 4,
  poses: ['walking'],
  fixed: true,
  layout: (count) => ({
    spots: Array.from({ length: count }, (_, at) => ({
      turned: (4 * (count - 1 - 2 * at)) / (count - 1),
      gap: 0.5,
      aside: at === 0 ? 0 : at % 2 === 1 ? 0.5 : -0.5,
      ...(at === 1 && { looks: 'others' as const }),
    })),
  }),
})
