import { onWall } from '#places/scenery/set-down.ts'

/** Shields that hang on a wall. */
export const shieldsOnWall = onWall({
  thing: 'shield',
  label: 'Shields on a wall',
  words: 'shields on the wall, shields hanging on the wall, shield on the wall',
  order: 849,
  turn: [90, 0, 0],
})
