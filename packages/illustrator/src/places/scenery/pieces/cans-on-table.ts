import { onTable } from '#places/scenery/set-down.ts'

/** Cans on a table. */
export const cansOnTable = onTable({
  thing: 'drink-can',
  label: 'Cans on a table',
  words:
    'soda cans, energy drink cans, beer cans, empty cans, cans on the table, empty beer cans, cans of soda, energy drinks on the desk',
  order: 751,
  count: 5,
})
