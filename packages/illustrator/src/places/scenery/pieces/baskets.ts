import { onGround } from '#places/scenery/set-down.ts'

/** Baskets on the ground. */
export const baskets = onGround({
  thing: 'basket',
  label: 'Baskets',
  words:
    'baskets of fruit, baskets, picnic basket on the blanket, picnic basket on the grass, baskets of vegetables, baskets of apples, wicker baskets, laundry basket',
  order: 893,
  count: 2,
  size: [12, 8, 6],
  grown: 1.5,
})
