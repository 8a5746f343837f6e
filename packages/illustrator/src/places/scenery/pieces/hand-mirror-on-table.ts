import { onTable } from '#places/scenery/set-down.ts'

/** A hand mirror on a small table. */
export const handMirrorOnTable = onTable({
  thing: 'hand-mirror',
  label: 'Hand mirror on a table',
  words: 'hand mirror on the table, hand mirror on the dresser',
  order: 815,
  turn: [-60, 0, 0],
})
