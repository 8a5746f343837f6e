import { onGround } from '#places/scenery/set-down.ts'

/** A skateboard on the ground. */
export const skateboards = onGround({
  thing: 'skateboard',
  label: 'Skateboard on the ground',
  words:
    'skateboard at his feet, skateboard on the ground, skateboards, skateboard at her feet, skateboard leaning against the wall',
  order: 883,
  size: [9, 9, 6],
  grown: 1,
})
