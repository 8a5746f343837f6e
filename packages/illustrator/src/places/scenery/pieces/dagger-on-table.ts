import { onTable } from '#places/scenery/set-down.ts'

/** Daggers on a small table. */
export const daggerOnTable = onTable({
  thing: 'dagger',
  label: 'Dagger on a table',
  words: 'dagger on the table, knife on the table, daggers on the table, dagger stuck in the table',
  order: 823,
  turn: [0, 180, 20],
  grown: 1.3,
})
