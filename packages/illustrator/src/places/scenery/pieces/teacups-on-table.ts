import { onTable } from '#places/scenery/set-down.ts'

/** A cup and its saucer on a small table. */
export const teacupsOnTable = onTable({
  thing: 'teacup',
  label: 'Teacup on a table',
  words: 'teacup on the table, teacups on the table, teacup on a saucer',
  order: 735,
  count: 2,
})
