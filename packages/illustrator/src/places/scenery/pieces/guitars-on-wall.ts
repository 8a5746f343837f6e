import { onWall } from '#places/scenery/set-down.ts'

/** Guitars that hang on a wall. */
export const guitarsOnWall = onWall({
  thing: 'guitar',
  label: 'Guitars on a wall',
  words: 'guitars on the wall, guitar on the wall, guitars hanging on the wall',
  order: 851,
  count: 3,
})
