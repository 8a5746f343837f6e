import { onWall } from '#places/scenery/set-down.ts'

/** Rifles that hang on a wall. */
export const riflesOnWall = onWall({
  thing: 'rifle',
  label: 'Rifles on a wall',
  words: 'rifles on the wall, rifle on the wall, gun rack, guns on the wall, rack of rifles, wall of guns',
  order: 855,
  turn: [0, 0, 90],
})
