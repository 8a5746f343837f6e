import { arrangement } from '#arrangements/arrangement-file.ts'

export const facing = arrangement({
  label: 'Facing each other',
  words:
    'facing each other, face each other, face to face, facing one another, looking at each other, look at each other, gazing at each other, looking into each others eyes, opposite each other, talking to each other, in conversation',
  order: 20,
  least: 2,
  most: 2,
  poses: ['relaxed', 'gesturing', 'hands-in-pockets', 'standing'],
  /** Half turned to us, as people stand on a stage. */
  layout: () => ({
    spots: [
      { turned: 62, looks: 'others' },
      { turned: -62, looks: 'others', gap: 1.6 },
    ],
  }),
})
