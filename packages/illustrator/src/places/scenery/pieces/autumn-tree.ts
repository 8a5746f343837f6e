import { bark, broadTree, leafSpray, leafy, linear, newMesh, piece, setPart } from '#places/scenery/piece-kit.ts'

/** A tree in red and gold. */
export const autumnTree = piece({
  label: 'Autumn trees',
  words:
    'autumn tree, autumn trees, fall trees, maple tree, maple trees, red maple, autumn foliage, fall foliage, orange trees, golden trees, trees in autumn, red leaves, golden leaves',
  order: 182,
  where: 'stands',
  fits: 'outdoors',
  place: 'park',
  size: [53, 52, 51],
  make: ({ noise, random }) => {
    const [wood, leaves] = [newMesh(), newMesh()]
    broadTree(wood, leaves, random, { x: 0, z: 0, high: 46, wide: 20, cards: 520, leaf: 2.4, tones: 3 })
    return [
      setPart('trunk', wood, bark(linear('#4a3a30'), noise), { castsShadow: true }),
      leafy('crown', leaves, leafSpray(noise, 40, 0.13, 0.42), [
        linear('#a8401c'),
        linear('#d8742a'),
        linear('#ecb048'),
      ]),
    ]
  },
})
