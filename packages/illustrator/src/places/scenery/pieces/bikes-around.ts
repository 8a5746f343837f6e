import { onGround } from '#places/scenery/set-down.ts'

/** A bicycle that stands there. */
export const bikesAround = onGround({
  thing: 'bicycle',
  label: 'Bicycle',
  words:
    'bicycles, parked bicycle, parked bicycles, bicycle in the background, bike in the background, bicycle leaning against the wall, bike leaning against a wall, parked bikes, rows of bicycles, bikes',
  order: 907,
  size: [18, 12, 7],
  turn: [0, 0, 80],
  grown: 1,
})
