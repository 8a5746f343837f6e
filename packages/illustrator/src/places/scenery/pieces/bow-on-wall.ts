import { onWall } from '#places/scenery/set-down.ts'

/** Bows that hang on a wall. */
export const bowOnWall = onWall({
  thing: 'bow',
  label: 'Bows on a wall',
  words: 'bow on the wall, bows on the wall',
  order: 861,
  turn: [0, 0, 90],
})
