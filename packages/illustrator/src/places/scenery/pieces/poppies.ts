import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Poppies all over the ground. */
export const poppies = piece({
  label: 'Poppies',
  words: 'poppies, poppy field, poppy fields, field of poppies, red poppies, fields of poppies, red flowers',
  order: 504,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#d8301f')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 1150,
      high: [2, 3.2],
      size: 0.62,
      form: 'daisy',
      tones: [own, mixed(own, [1, 1, 1], 0.22), mixed(own, linear('#f0683c'), 0.35)],
      leaves: ['#3f6a34', '#5c8a44'],
    })
  },
})
