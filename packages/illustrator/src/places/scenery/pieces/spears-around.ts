import { onGround } from '#places/scenery/set-down.ts'

/** Spears that stand in a row. */
export const spearsAround = onGround({
  thing: 'spear',
  label: 'Spears',
  words:
    'spears in the ground, spears stuck in the ground, rack of spears, weapon rack, weapons rack, weapon racks, rack of weapons, racks of weapons, weapons on the wall, weapons in the background',
  order: 901,
  count: 4,
  size: [16, 22, 4],
  grown: 1,
})
