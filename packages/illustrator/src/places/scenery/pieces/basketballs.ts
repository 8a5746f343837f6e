import { onGround } from '#places/scenery/set-down.ts'

/** Basketballs on the ground. */
export const basketballs = onGround({
  thing: 'basketball',
  label: 'Basketballs',
  words: 'basketballs, basketball on the floor, basketball at his feet, basketball on the ground',
  order: 879,
  count: 2,
  size: [8, 4, 4],
})
