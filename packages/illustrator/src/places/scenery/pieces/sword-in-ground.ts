import { onGround } from '#places/scenery/set-down.ts'

/** Swords that are stuck in the ground. */
export const swordInGround = onGround({
  thing: 'sword',
  label: 'Sword in the ground',
  words:
    'sword stuck in the ground, sword in the stone, sword in a stone, swords stuck in the ground, sword planted in the ground, swords in the ground, excalibur',
  order: 875,
  count: 2,
  turn: [0, 180, 0],
  size: [9, 9, 3],
  grown: 1,
})
