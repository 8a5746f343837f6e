import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Wildflowers all over the ground. */
export const wildflowers = piece({
  label: 'Wildflowers',
  words:
    'wildflowers, wild flowers, daisies, daisy field, field of daisies, surrounded by flowers, flowers everywhere, among flowers, amongst the flowers, sea of flowers, flower bed, flower beds, blooming flowers, white flowers, flowers blooming, flowers in the grass, spring flowers, flowers in the background, flowers in bloom',
  order: 510,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#f4efe4')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 1150,
      high: [1.6, 2.8],
      size: 0.46,
      form: 'daisy',
      tones: [own, mixed(own, [1, 1, 1], 0.22), mixed(own, linear('#7a6ad0'), 0.35)],
      leaves: ['#3f6a34', '#5c8a44'],
    })
  },
})
