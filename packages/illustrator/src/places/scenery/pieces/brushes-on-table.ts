import { onTable } from '#places/scenery/set-down.ts'

/** A palette with paints on a small table. */
export const brushesOnTable = onTable({
  thing: 'palette',
  label: 'Palette on a table',
  words: 'paint palette on the table, palette on the table, art supplies',
  order: 841,
  turn: [60, 0, 0],
  grown: 1.3,
})
