import { onTable } from '#places/scenery/set-down.ts'

/** Flasks of a laboratory on a table. */
export const flaskOnTable = onTable({
  thing: 'lab-flask',
  label: 'Flasks on a table',
  words:
    'flask on the table, beakers, beakers on the table, lab flasks on the table, chemistry set, chemistry equipment, lab glassware, erlenmeyer flasks',
  order: 793,
  count: 3,
  grown: 1.6,
})
