import { onTable } from '#places/scenery/set-down.ts'

/** A phone on a small table. */
export const phoneOnTable = onTable({
  thing: 'phone',
  label: 'Phone on a table',
  words: 'phone on the table, phone on the nightstand, phone on the desk',
  order: 781,
  turn: [-60, 0, 0],
  grown: 2,
})
