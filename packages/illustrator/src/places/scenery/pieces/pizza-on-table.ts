import { onTable } from '#places/scenery/set-down.ts'

/** Slices of pizza on a table. */
export const pizzaOnTable = onTable({
  thing: 'pizza-slice',
  label: 'Pizza on a table',
  words: 'pizza on the table, slices of pizza on the table',
  order: 767,
  count: 3,
  turn: [-90, 0, 0],
  grown: 1.6,
})
