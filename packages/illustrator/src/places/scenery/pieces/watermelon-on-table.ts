import { onTable } from '#places/scenery/set-down.ts'

/** Watermelon on a small table. */
export const watermelonOnTable = onTable({
  thing: 'watermelon',
  label: 'Watermelon on a table',
  words: 'watermelon on the table, watermelon slices, sliced watermelon',
  order: 775,
  count: 2,
  grown: 1.6,
})
