import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Sunflowers all over the ground. */
export const sunflowers = piece({
  label: 'Sunflowers',
  words: 'sunflowers, sunflower field, sunflower fields, field of sunflowers, giant sunflowers, yellow flowers',
  order: 506,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#f2b51f')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 620,
      high: [6, 10],
      size: 1.25,
      form: 'daisy',
      tones: [own, mixed(own, [1, 1, 1], 0.22), mixed(own, linear('#e08a1c'), 0.35)],
      leaves: ['#4a7032', '#6a8f40'],
    })
  },
})
