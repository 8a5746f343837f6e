import { onGround } from '#places/scenery/set-down.ts'

/** A staff that stands by itself. */
export const staffAround = onGround({
  thing: 'staff',
  label: 'Staff against a wall',
  words: 'staff leaning against the wall, staff in the ground',
  order: 899,
  size: [4, 18, 4],
  grown: 1,
})
