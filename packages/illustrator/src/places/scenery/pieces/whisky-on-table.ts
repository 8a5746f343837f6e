import { onTable } from '#places/scenery/set-down.ts'

/** A glass of whisky on a small table. */
export const whiskyOnTable = onTable({
  thing: 'whisky-glass',
  label: 'Whisky on a table',
  words: 'whiskey on the table, whisky on the table, glass of whiskey on the table, glass of whisky on the table',
  order: 747,
  count: 2,
})
