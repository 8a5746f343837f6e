import { onTable } from '#places/scenery/set-down.ts'

/** Popcorn on a small table. */
export const popcornOnTable = onTable({
  thing: 'popcorn',
  label: 'Popcorn on a table',
  words: 'popcorn on the table, bowl of popcorn',
  order: 777,
  grown: 1.7,
})
