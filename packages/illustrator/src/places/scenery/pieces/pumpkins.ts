import { onGround } from '#places/scenery/set-down.ts'

/** Carved pumpkins on the ground. */
export const pumpkins = onGround({
  thing: 'pumpkin',
  label: 'Pumpkins',
  words:
    'pumpkins, carved pumpkins, pumpkins everywhere, pumpkin patch, jack o lanterns, pumpkins on the ground, halloween pumpkins',
  order: 869,
  count: 4,
  size: [22, 6, 6],
  grown: 3.2,
})
