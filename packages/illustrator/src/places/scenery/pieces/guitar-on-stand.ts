import { onGround } from '#places/scenery/set-down.ts'

/** A guitar that stands by itself. */
export const guitarOnStand = onGround({
  thing: 'guitar',
  label: 'Guitar on the ground',
  words:
    'guitar in the corner, guitar leaning against the wall, guitar on a stand, guitar beside him, guitar beside her',
  order: 863,
  size: [4, 10, 3],
  grown: 1,
})
