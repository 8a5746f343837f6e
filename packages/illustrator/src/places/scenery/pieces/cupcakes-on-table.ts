import { onTable } from '#places/scenery/set-down.ts'

/** Cupcakes on a table. */
export const cupcakesOnTable = onTable({
  thing: 'cupcake',
  label: 'Cupcakes on a table',
  words: 'cupcakes, cupcakes on the table, plate of cupcakes, muffins, tray of cupcakes',
  order: 757,
  count: 5,
  grown: 1.8,
})
