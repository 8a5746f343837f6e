import { onTable } from '#places/scenery/set-down.ts'

/** A violin on a table. */
export const violinOnTable = onTable({
  thing: 'violin',
  label: 'Violin on a table',
  words: 'violin on the table, violin on the wall, violin in its case',
  order: 821,
  turn: [-75, 90, 0],
  grown: 0.9,
})
