import { onTable } from '#places/scenery/set-down.ts'

/** Scrolls on a table. */
export const scrollsOnTable = onTable({
  thing: 'scroll',
  label: 'Scrolls on a table',
  words:
    'scrolls, scrolls on the table, scrolls on the desk, ancient scrolls, piles of scrolls, parchments, scattered scrolls',
  order: 797,
  count: 3,
  grown: 1.5,
})
