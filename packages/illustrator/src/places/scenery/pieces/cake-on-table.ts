import { onTable } from '#places/scenery/set-down.ts'

/** A cake on a small table. */
export const cakeOnTable = onTable({
  thing: 'cake',
  label: 'Cake on a table',
  words: 'cake on the table, birthday cake on the table, tiered cake, cake on a stand, half eaten cake',
  order: 755,
  grown: 2,
})
