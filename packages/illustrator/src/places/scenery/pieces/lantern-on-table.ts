import { onTable } from '#places/scenery/set-down.ts'

/** A lantern on a small table. */
export const lanternOnTable = onTable({
  thing: 'lantern',
  label: 'Lantern on a table',
  words:
    'lantern on the table, lantern on the ground, lantern on the floor, lantern beside her, lantern beside him, lantern at her feet',
  order: 827,
  grown: 1.4,
})
