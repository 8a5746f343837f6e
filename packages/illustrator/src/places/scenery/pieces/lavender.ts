import { blossoms, linear, mixed, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Lavender all over the ground. */
export const lavender = piece({
  label: 'Lavender',
  words: 'lavender field, lavender fields, lavender rows, rows of lavender, field of lavender, fields of lavender',
  order: 502,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: (kit) => {
    const own = kit.tone('#7a5ac0')
    return blossoms(kit, newMesh(), newMesh(), {
      count: 1150,
      high: [2.6, 3.6],
      size: 0.42,
      form: 'spike',
      tones: [own, mixed(own, [1, 1, 1], 0.22), mixed(own, linear('#a890e0'), 0.35)],
      leaves: ['#5f7a58', '#7f9a70'],
    })
  },
})
