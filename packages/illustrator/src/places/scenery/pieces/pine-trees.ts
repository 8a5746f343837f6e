import { bark, conifer, leafSpray, leafy, linear, newMesh, piece, setPart, triples } from '#places/scenery/piece-kit.ts'

/** A group of tall spruces. */
export const pineTrees = piece({
  label: 'Pine trees',
  words:
    'pine tree, pine trees, pines, fir trees, fir tree, spruce trees, spruces, evergreens, evergreen trees, conifers',
  order: 190,
  where: 'stands',
  fits: 'outdoors',
  size: [52, 57, 42],
  make: ({ noise, random }) => {
    const [wood, leaves] = [newMesh(), newMesh()]
    for (const [x, z, high] of triples`-10 0 44, 3 -3 54, 13 2 36`)
      conifer(wood, leaves, random, { x, z, high, wide: high * 0.24, leaf: 2, tones: 3, tiers: 15 })
    return [
      setPart('pine trunks', wood, bark(linear('#4a3a30'), noise), { castsShadow: true }),
      leafy('pine boughs', leaves, leafSpray(noise, 60, 0.16, 0.16), [
        linear('#1f3f2c'),
        linear('#2f5638'),
        linear('#4a7048'),
      ]),
    ]
  },
})
