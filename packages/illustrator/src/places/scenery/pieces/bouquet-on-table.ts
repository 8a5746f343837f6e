import { onTable } from '#places/scenery/set-down.ts'

/** Flowers on a small table. */
export const bouquetOnTable = onTable({
  thing: 'bouquet',
  label: 'Bouquet on a table',
  words: 'bouquet of roses on the table, bouquet of flowers on the table',
  order: 831,
  grown: 1.2,
})
