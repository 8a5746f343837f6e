import { onTable } from '#places/scenery/set-down.ts'

/** Trophies on a table. */
export const trophyOnTable = onTable({
  thing: 'trophy',
  label: 'Trophies on a table',
  words: 'trophy on the table, trophies, trophy on the shelf, trophies on the shelf, trophy case',
  order: 809,
  count: 2,
  grown: 1.6,
})
