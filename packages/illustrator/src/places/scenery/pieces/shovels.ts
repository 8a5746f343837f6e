import { onGround } from '#places/scenery/set-down.ts'

/** A shovel that is stuck in the ground. */
export const shovels = onGround({
  thing: 'shovel',
  label: 'Shovel in the ground',
  words:
    'shovel stuck in the ground, shovel in the ground, shovel leaning against the wall, garden tools, rakes and shovels',
  order: 897,
  size: [4, 13, 4],
  grown: 1,
})
