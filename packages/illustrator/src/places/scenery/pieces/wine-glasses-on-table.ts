import { onTable } from '#places/scenery/set-down.ts'

/** Glasses of wine on a small table. */
export const wineGlassesOnTable = onTable({
  thing: 'wine-glass',
  label: 'Wine glasses on a table',
  words:
    'glasses on the table, glasses on the counter, glasses on a table, empty glasses on the table, wine glasses on the table, glass of wine on the table, wine glass on the table, glasses of wine on the table',
  order: 739,
  count: 2,
})
