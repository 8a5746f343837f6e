import { onTable } from '#places/scenery/set-down.ts'

/** Bottles on a small table. */
export const bottleOnTable = onTable({
  thing: 'bottle',
  label: 'Bottle on a table',
  words:
    'bottle on the table, bottles on the table, bottle of wine on the table, wine bottle on the table, bottle of whiskey on the table',
  order: 741,
  count: 2,
})
