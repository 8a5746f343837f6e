import { onTable } from '#places/scenery/set-down.ts'

/** A camera on a small table. */
export const cameraOnTable = onTable({
  thing: 'camera',
  label: 'Camera on a table',
  words: 'camera on the table, camera on the desk, old camera on the shelf',
  order: 783,
  grown: 1.6,
})
