import { onTable } from '#places/scenery/set-down.ts'

/** Goblets on a small table. */
export const gobletsOnTable = onTable({
  thing: 'goblet',
  label: 'Goblets on a table',
  words: 'goblet on the table, goblets on the table, goblets, golden goblets',
  order: 749,
  count: 2,
})
