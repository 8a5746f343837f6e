import { onTable } from '#places/scenery/set-down.ts'

/** Bowls of noodles on a small table. */
export const noodlesOnTable = onTable({
  thing: 'noodles',
  label: 'Bowls of noodles on a table',
  words:
    'bowl of ramen on the table, ramen bowls, bowls of ramen, bowls of noodles, noodle bowls, bowl of noodles on the table',
  order: 769,
  count: 2,
})
