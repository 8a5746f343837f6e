import { onTable } from '#places/scenery/set-down.ts'

/** Potions on a table. */
export const potionsOnTable = onTable({
  thing: 'potion',
  label: 'Potions on a table',
  words: 'potion on the table, glowing potion on the table',
  order: 791,
  count: 3,
  grown: 1.6,
})
