import { onTable } from '#places/scenery/set-down.ts'

/** Fish on a table. */
export const fishOnTable = onTable({
  thing: 'fish',
  label: 'Fish on a table',
  words: 'fish on the table, fish on the counter, fish on a plate, fresh fish on ice',
  order: 835,
  count: 3,
  turn: [0, 90, 0],
  grown: 1.3,
})
