import { arrangement } from '#arrangements/arrangement-file.ts'

export const oneBehind = arrangement({
  label: 'One behind the other',
  words:
    'one behind the other, behind each other, standing behind each other, one behind, looking over the shoulder of, over the other ones shoulder, in single file',
  order: 60,
  least: 2,
  most: 4,
  poses: ['relaxed', 'arms-crossed', 'hands-in-pockets', 'standing'],
  /** Each one looks past the one before, in turn on the right and on the left. */
  layout: (count) => ({
    spots: Array.from({ length: count }, (_, at) =>
      at === 0
        ? { turned: 8 }
        : { turned: at % 2 === 1 ? -8 : 8, way: 180, aside: at % 2 === 1 ? -2.5 : 2.7, gap: 0.12 },
    ),
  }),
})
