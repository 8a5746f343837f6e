import { arrangement } from '#arrangements/arrangement-file.ts'

export const backToBack = arrangement({
  label: 'Back to back',
  words: 'back to back, standing back to back, stand back to back, backs against each other, leaning back to back',
  order: 30,
  least: 2,
  most: 2,
  poses: ['arms-crossed', 'hands-in-pockets', 'relaxed'],
  layout: () => ({
    spots: [{ turned: -66 }, { turned: 66, gap: 0.05 }],
  }),
})
