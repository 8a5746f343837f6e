import { onGround } from '#places/scenery/set-down.ts'

/** Wrapped presents on the ground. */
export const presents = onGround({
  thing: 'gift-box',
  label: 'Presents',
  words:
    'presents, christmas presents, birthday presents, wrapped presents, wrapped gifts, pile of presents, gift boxes, pile of gifts, stack of presents, presents under the tree',
  order: 871,
  count: 4,
  size: [20, 6, 6],
  grown: 2.4,
})
