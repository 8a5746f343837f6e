import { onGround } from '#places/scenery/set-down.ts'

/** A ladder that stands there. */
export const ladders = onGround({
  thing: 'ladder',
  label: 'Ladder',
  words:
    'ladders, rusted ladder, ladder against the wall, ladder leaning against the wall, metal ladder, rolling ladder, library ladder',
  order: 917,
  size: [7, 30, 6],
  grown: 1,
})
