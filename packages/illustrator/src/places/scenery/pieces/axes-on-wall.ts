import { onWall } from '#places/scenery/set-down.ts'

/** Axes that hang on a wall. */
export const axesOnWall = onWall({
  thing: 'axe',
  label: 'Axes on a wall',
  words: 'axes on the wall, axe on the wall, battle axes on the wall',
  order: 853,
  turn: [0, 18, 0],
})
