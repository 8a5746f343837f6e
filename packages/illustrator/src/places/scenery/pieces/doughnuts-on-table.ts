import { onTable } from '#places/scenery/set-down.ts'

/** Doughnuts on a table. */
export const doughnutsOnTable = onTable({
  thing: 'doughnut',
  label: 'Doughnuts on a table',
  words:
    'donuts on the table, doughnuts on the table, box of donuts, box of doughnuts, plate of donuts, plate of doughnuts',
  order: 761,
  count: 4,
  grown: 1.6,
})
