import { onGround } from '#places/scenery/set-down.ts'

/** A broom that stands by itself. */
export const brooms = onGround({
  thing: 'broom',
  label: 'Broom against a wall',
  words: 'broom in the corner, broom against the wall, broom leaning against the wall, mop and bucket',
  order: 887,
  size: [4, 15, 4],
  grown: 1,
})
