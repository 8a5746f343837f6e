import { onTable } from '#places/scenery/set-down.ts'

/** Fries on a small table. */
export const friesOnTable = onTable({
  thing: 'fries',
  label: 'Fries on a table',
  words: 'fries on the table, plate of fries, french fries on the table',
  order: 765,
  count: 2,
  grown: 1.6,
})
