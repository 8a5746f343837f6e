import { onGround } from '#places/scenery/set-down.ts'

/** A small boat that lies there. */
export const rowingBoat = onGround({
  thing: 'canoe',
  label: 'Boat on the ground',
  words: 'rowboats, rowing boats, canoe on the shore, canoes, rowboat on the shore, old boat, beached boat, kayaks',
  order: 915,
  size: [40, 10, 14],
  turn: [0, 0, 75],
  grown: 1,
})
