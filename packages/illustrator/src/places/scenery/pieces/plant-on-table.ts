import { onTable } from '#places/scenery/set-down.ts'

/** A plant in its pot on a small table. */
export const plantOnTable = onTable({
  thing: 'potted-plant',
  label: 'Plant on a table',
  words: 'plant on the table, plant on the desk, houseplant on the desk, plant on the windowsill',
  order: 829,
  grown: 1.5,
})
