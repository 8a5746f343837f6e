import { onTable } from '#places/scenery/set-down.ts'

/** A helmet on a small table. */
export const helmetOnTable = onTable({
  thing: 'helmet-in-arm',
  label: 'Helmet on a table',
  words:
    'helmet on the table, helmet on the ground, helmet on the floor, helmet beside him, helmet beside her, helmet at her feet, helmet at his feet',
  order: 833,
  grown: 1.3,
})
