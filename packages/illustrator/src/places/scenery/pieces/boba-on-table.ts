import { onTable } from '#places/scenery/set-down.ts'

/** A cup of bubble tea on a small table. */
export const bobaOnTable = onTable({
  thing: 'boba-tea',
  label: 'Bubble tea on a table',
  words: 'bubble tea on the table, boba on the table',
  order: 753,
})
