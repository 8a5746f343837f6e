import { onTable } from '#places/scenery/set-down.ts'

/** A map that lies on a small table. */
export const mapOnTable = onTable({
  thing: 'map',
  label: 'Map on a table',
  words: 'map on the table, maps on the table, map spread on the table, map on the desk, maps spread out',
  order: 799,
  turn: [-70, 0, 0],
  grown: 1.2,
})
