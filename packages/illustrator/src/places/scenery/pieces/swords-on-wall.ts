import { onWall } from '#places/scenery/set-down.ts'

/** Swords that hang on a wall. */
export const swordsOnWall = onWall({
  thing: 'sword',
  label: 'Swords on a wall',
  words: 'swords on the wall, sword on the wall, swords hanging on the wall, crossed swords on the wall',
  order: 847,
  turn: [0, 18, 0],
})
