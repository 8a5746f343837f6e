import { onTable } from '#places/scenery/set-down.ts'

/** Cocktails on a small table. */
export const cocktailsOnTable = onTable({
  thing: 'cocktail',
  label: 'Cocktails on a table',
  words: 'cocktail on the table, cocktails on the table, drinks on the table, cocktails on the bar',
  order: 745,
  count: 2,
})
