import { onTable } from '#places/scenery/set-down.ts'

/** Paper cups with lids on a small table. */
export const paperCupsOnTable = onTable({
  thing: 'coffee-cup',
  label: 'Coffee on a table',
  words: 'paper cup on the table, paper cups on the table, takeaway coffee on the table, coffee to go on the table',
  order: 733,
  count: 2,
})
