import { onGround } from '#places/scenery/set-down.ts'

/** Buckets on the ground. */
export const buckets = onGround({
  thing: 'bucket',
  label: 'Buckets',
  words: 'buckets, bucket on the floor, bucket on the ground, buckets of water, bucket of water on the floor',
  order: 889,
  count: 2,
  size: [10, 5, 5],
  grown: 1.4,
})
