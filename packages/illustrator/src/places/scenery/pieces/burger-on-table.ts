import { onTable } from '#places/scenery/set-down.ts'

/** Burgers on a table. */
export const burgerOnTable = onTable({
  thing: 'burger',
  label: 'Burgers on a table',
  words: 'burger on the table, burgers on the table, burger on a plate',
  order: 763,
  count: 2,
  grown: 1.8,
})
