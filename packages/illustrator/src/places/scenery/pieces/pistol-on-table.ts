import { onTable } from '#places/scenery/set-down.ts'

/** A pistol on a small table. */
export const pistolOnTable = onTable({
  thing: 'pistol',
  label: 'Pistol on a table',
  words: 'pistol on the table, gun on the table, guns on the table, revolver on the table',
  order: 825,
  turn: [0, 90, 0],
  grown: 1.3,
})
