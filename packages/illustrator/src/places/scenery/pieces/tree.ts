import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { broadTree } from '#places/kit/plants.ts'
import { setPart } from '#places/kit/set-part.ts'
import { bark, leafSpray } from '#places/surfaces/grown.ts'
import { leafy } from '#places/surfaces/leafy.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
