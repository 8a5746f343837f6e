import { onTable } from '#places/scenery/set-down.ts'

/** A crystal ball on a small table. */
export const crystalBallOnTable = onTable({
  thing: 'crystal-ball',
  label: 'Crystal ball on a table',
  words: 'crystal ball on the table, crystal ball on a stand',
  order: 785,
  grown: 1.7,
})
