import { onTable } from '#places/scenery/set-down.ts'

/** Mugs on a small table. */
export const mugsOnTable = onTable({
  thing: 'mug',
  label: 'Mugs on a table',
  words: 'mug on the table, mugs on the table, coffee mug on the table, empty coffee mugs, empty mugs',
  order: 731,
  count: 2,
})
