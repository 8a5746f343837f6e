import { bark, broadTree, leafSpray, leafy, linear, newMesh, piece, setPart } from '#places/scenery/piece-kit.ts'

/** A large green tree. */
export const tree = piece({
  label: 'Tree',
  words:
    'tree, big tree, old tree, oak tree, giant tree, lone tree, great tree, ancient tree, under a tree, beneath a tree, oak, shade of a tree',
  order: 184,
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
        linear('#2c5228'),
        linear('#4a7a34'),
        linear('#7a9f48'),
      ]),
    ]
  },
})
