import { onTable } from '#places/scenery/set-down.ts'

/** A photograph on a small table. */
export const photographOnTable = onTable({
  thing: 'photograph',
  label: 'Photograph on a table',
  words: 'photograph on the table, photo on the nightstand, framed photo on the table, framed photo on the desk',
  order: 805,
  grown: 2,
})
