import { onTable } from '#places/scenery/set-down.ts'

/** Croissants on a table. */
export const pastriesOnTable = onTable({
  thing: 'croissant',
  label: 'Pastries on a table',
  words:
    'pastries, pastries on the table, croissants on the table, croissants, plate of croissants, baked goods, breakfast pastries',
  order: 759,
  count: 4,
  grown: 1.6,
})
