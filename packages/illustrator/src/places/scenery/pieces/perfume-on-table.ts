import { onTable } from '#places/scenery/set-down.ts'

/** Perfume bottles on a table. */
export const perfumeOnTable = onTable({
  thing: 'perfume',
  label: 'Perfume on a table',
  words:
    'perfume on the table, perfume bottle on the table, perfume on the dresser, cosmetics, skincare products, makeup on the table',
  order: 813,
  count: 3,
  grown: 2,
})
