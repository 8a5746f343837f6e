import { onGround } from '#places/scenery/set-down.ts'

/** Surfboards that stand upright. */
export const surfboards = onGround({
  thing: 'surfboard',
  label: 'Surfboards',
  words:
    'surfboards, surfboard in the sand, surfboard stuck in the sand, surfboard leaning against the wall, surfboard in the background, row of surfboards',
  order: 913,
  count: 3,
  size: [18, 22, 5],
  grown: 1,
})
