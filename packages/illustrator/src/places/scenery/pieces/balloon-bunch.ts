import { onGround } from '#places/scenery/set-down.ts'

/** Balloons on strings. */
export const balloonBunch = onGround({
  thing: 'bunch-of-balloons',
  label: 'Bunch of balloons',
  words: 'balloons in the background, bunch of balloons in the background, balloons tied to a chair',
  order: 905,
  size: [11, 18, 8],
  grown: 1.1,
})
