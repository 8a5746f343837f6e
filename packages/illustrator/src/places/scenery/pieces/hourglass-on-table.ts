import { onTable } from '#places/scenery/set-down.ts'

/** An hourglass on a small table. */
export const hourglassOnTable = onTable({
  thing: 'hourglass',
  label: 'Hourglass on a table',
  words: 'hourglass on the table, hourglass on the desk',
  order: 789,
  grown: 2,
})
