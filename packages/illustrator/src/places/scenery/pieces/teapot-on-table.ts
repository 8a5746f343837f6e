import { onTable } from '#places/scenery/set-down.ts'

/** A teapot on a small table. */
export const teapotOnTable = onTable({
  thing: 'teapot',
  label: 'Teapot on a table',
  words: 'teapot on the table, teapot on a tray, teapot on the stove',
  order: 737,
})
