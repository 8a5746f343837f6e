import { onGround } from '#places/scenery/set-down.ts'

/** Drums on the ground. */
export const drumsAround = onGround({
  thing: 'drum',
  label: 'Drums',
  words: 'drums, drum on the ground, war drums, drums in the background',
  order: 895,
  count: 2,
  size: [12, 8, 6],
  grown: 1.5,
})
