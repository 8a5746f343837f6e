import { onGround } from '#places/scenery/set-down.ts'

/** Shopping bags on the ground. */
export const shoppingBagsAround = onGround({
  thing: 'shopping-bags',
  label: 'Shopping bags on the ground',
  words: 'shopping bags on the floor, shopping bags around her, shopping bags at her feet',
  order: 867,
  count: 2,
  size: [11, 7, 5],
})
