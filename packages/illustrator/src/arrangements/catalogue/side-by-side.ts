import { arrangement } from '#arrangements/arrangement-file.ts'

export const sideBySide = arrangement({
  label: 'Side by side',
  words:
    'side by side, standing side by side, stand side by side, next to each other, standing next to each other, beside each other, standing together, stand together, shoulder to shoulder, in a row, in a line',
  order: 10,
  least: 2,
  most: 4,
  poses: ['relaxed', 'hands-in-pockets', 'arms-crossed', 'hands-on-hips', 'standing'],
  /** In a shallow bow, so that nobody at the end seems to stand apart. */
  layout: (count) => ({
    spots: Array.from({ length: count }, (_, at) => {
      const out = at - (count - 1) / 2
      return { turned: -8 * out * (count === 2 ? 1.6 : 1), aside: at === 0 ? 0 : -0.5 * out + 0.25, gap: 0.3 }
    }),
  }),
})
