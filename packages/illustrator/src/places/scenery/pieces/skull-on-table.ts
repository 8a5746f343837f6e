import { onTable } from '#places/scenery/set-down.ts'

/** A skull on a small table. */
export const skullOnTable = onTable({
  thing: 'skull',
  label: 'Skull on a table',
  words: 'skull on the desk, skull on a shelf, skull on the shelf',
  order: 787,
  grown: 1.7,
})
