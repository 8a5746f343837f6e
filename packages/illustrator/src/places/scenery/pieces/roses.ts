import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Roses all over the ground. */
export const roses = piece({
  label: 'Roses',
  words:
    'roses, red roses, field of roses, bed of roses, rose field, roses everywhere, surrounded by roses, among roses',
  order: 508,
  where: 'field',
  fits: 'outdoors',
  place: 'garden',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#c01f38')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 1150,
      high: [2.2, 4],
      size: 0.62,
      form: 'rose',
      tones: [own, mixed(own, [1, 1, 1], 0.22), mixed(own, linear('#f0a0b0'), 0.35)],
      leaves: ['#3f6a34', '#5c8a44'],
    })
  },
})
