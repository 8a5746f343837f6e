import { onTable } from '#places/scenery/set-down.ts'

/** A crystal on a small table. */
export const crystalOnTable = onTable({
  thing: 'crystal',
  label: 'Crystal on a table',
  words: 'crystal on the table, crystal on a pedestal, glowing crystal on a pedestal',
  order: 843,
  grown: 1.6,
})
