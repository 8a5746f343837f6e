import { onGround } from '#places/scenery/set-down.ts'

/** A huge sword that is stuck in the ground. */
export const giantSword = onGround({
  thing: 'greatsword',
  label: 'Giant sword',
  words:
    'giant sword in the background, giant sword stuck in the ground, giant sword in the ground, huge sword in the ground',
  order: 877,
  turn: [0, 180, 0],
  size: [12, 34, 5],
  grown: 2.2,
})
