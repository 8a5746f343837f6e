import { onGround } from '#places/scenery/set-down.ts'

/** A treasure chest on the ground. */
export const chestAround = onGround({
  thing: 'treasure-chest',
  label: 'Treasure chest',
  words:
    'treasure chests, open treasure chest, treasure chest on the ground, chest full of gold, pirate chest, treasure chest overflowing with gold, overflowing treasure chest',
  order: 873,
  size: [9, 7, 6],
  grown: 4,
})
