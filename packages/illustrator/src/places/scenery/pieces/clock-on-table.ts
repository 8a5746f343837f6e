import { onTable } from '#places/scenery/set-down.ts'

/** A clock on a small table. */
export const clockOnTable = onTable({
  thing: 'clock',
  label: 'Clock on a table',
  words: 'alarm clock, alarm clock on the nightstand, clock on the table, clock on the mantelpiece, clock on the desk',
  order: 807,
  grown: 2,
})
