import { onTable } from '#places/scenery/set-down.ts'

/** Long loaves of bread on a table. */
export const breadOnTable = onTable({
  thing: 'baguette',
  label: 'Bread on a table',
  words: 'bread on the table, baguettes, baguettes on the table, loaf of bread on the table',
  order: 771,
  count: 2,
  turn: [0, 90, 20],
  grown: 1.4,
})
