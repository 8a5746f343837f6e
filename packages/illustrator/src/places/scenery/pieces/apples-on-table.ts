import { onTable } from '#places/scenery/set-down.ts'

/** Apples on a table. */
export const applesOnTable = onTable({
  thing: 'apple',
  label: 'Apples on a table',
  words: 'apples on the table, bowl of apples, apple on the desk',
  order: 773,
  count: 5,
  grown: 1.6,
})
