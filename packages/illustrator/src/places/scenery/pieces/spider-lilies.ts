import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Red spider lilies all over the ground. */
export const spiderLilies = piece({
  label: 'Spider lilies',
  words:
    'spider lilies, spider lily, red spider lilies, red spider lily, crimson spider lilies, field of spider lilies, spider lily field, higanbana, field of red spider lilies, lycoris',
  order: 511,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#d8182c')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 900,
      high: [2.8, 4.2],
      size: 1.05,
      form: 'spider',
      tones: [own, mixed(own, [1, 0.5, 0.5], 0.18), mixed(own, linear('#8a0c1c'), 0.4)],
      leaves: ['#3f6238', '#587c48'],
    })
  },
})
