import { onTable } from '#places/scenery/set-down.ts'

/** A newspaper on a small table. */
export const newspaperOnTable = onTable({
  thing: 'newspaper',
  label: 'Newspaper on a table',
  words: 'newspaper on the table, newspapers, stack of newspapers',
  order: 803,
  turn: [0, 90, 20],
  grown: 1.6,
})
