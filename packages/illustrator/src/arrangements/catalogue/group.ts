import { arrangement } from '#arrangements/arrangement-file.ts'

export const group = arrangement({
  label: 'Group picture',
  words:
    'group picture, group photo, group portrait, group shot, posing together, as a group, team photo, team picture, family photo, band photo',
  order: 120,
  least: 3,
  most: 4,
  poses: ['relaxed', 'arms-crossed', 'hands-on-hips', 'hands-in-pockets', 'standing'],
  /** Close together in a bow: of three one stands before the others, of four two do. */
  layout: (count) => ({
    spots:
      count === 3
        ? [
            { turned: 0 },
            { turned: 16, beside: 0, way: 250, gap: 0.05 },
            { turned: -16, beside: 0, way: 110, gap: 0.05 },
          ]
        : [
            { turned: 4 },
            { turned: -4, beside: 0, gap: 0.05 },
            { turned: 18, beside: 0, way: 250, gap: 0.05 },
            { turned: -18, beside: 1, way: 110, gap: 0.05 },
          ],
  }),
})
