import { onGround } from '#places/scenery/set-down.ts'

/** An open umbrella on the ground. */
export const umbrellaAround = onGround({
  thing: 'umbrella',
  label: 'Umbrella on the ground',
  words: 'umbrella on the ground, umbrella on the floor, umbrella in the background',
  order: 903,
  turn: [-60, 0, 0],
  size: [14, 13, 12],
  grown: 1,
})
