import { onTable } from '#places/scenery/set-down.ts'

/** Cheese on a table. */
export const cheeseOnTable = onTable({
  thing: 'cheese',
  label: 'Cheese on a table',
  words: 'cheese on the table, cheese board, charcuterie board, wheel of cheese',
  order: 845,
  count: 2,
  grown: 1.6,
})
