import { onTable } from '#places/scenery/set-down.ts'

/** Coins on a small table. */
export const coinsOnTable = onTable({
  thing: 'coins',
  label: 'Coins on a table',
  words: 'coins on the table, coins scattered on the table',
  order: 819,
  count: 3,
  grown: 2,
})
