import { onGround } from '#places/scenery/set-down.ts'

/** Watering cans on the ground. */
export const wateringCans = onGround({
  thing: 'watering-can',
  label: 'Watering can on the ground',
  words: 'watering can on the ground, watering cans',
  order: 891,
  size: [7, 6, 5],
  grown: 1.4,
})
