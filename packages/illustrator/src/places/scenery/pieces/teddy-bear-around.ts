import { onTable } from '#places/scenery/set-down.ts'

/** Teddy bears on a table. */
export const teddyBearAround = onTable({
  thing: 'teddy-bear',
  label: 'Teddy bears',
  words:
    'teddy bear on the bed, teddy bears, plushies, plush toys, stuffed animals, stuffed toys, plushies on the bed, teddy bear on the shelf',
  order: 837,
  count: 3,
  grown: 1.3,
})
