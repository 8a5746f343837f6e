import { onWall } from '#places/scenery/set-down.ts'

/** Katanas that hang on a wall. */
export const katanasOnWall = onWall({
  thing: 'katana',
  label: 'Katanas on a wall',
  words: 'katanas on the wall, katana on the wall, katana on a stand',
  order: 857,
  turn: [0, 20, 0],
})
