import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Tulips all over the ground. */
export const tulips = piece({
  label: 'Tulips',
  words: 'tulips, tulip field, tulip fields, field of tulips, fields of tulips, rows of tulips, tulip rows',
  order: 500,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#e2405a')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 1150,
      high: [2.4, 3.4],
      size: 0.62,
      form: 'cup',
      tones: [own, mixed(own, [1, 1, 1], 0.22), mixed(own, linear('#f2b632'), 0.35)],
      leaves: ['#3f6a34', '#5c8a44'],
    })
  },
})
