import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { broadTree } from '#places/kit/plants.ts'
import { setPart } from '#places/kit/set-part.ts'
import { bark, leafSpray } from '#places/surfaces/grown.ts'
import { leafy } from '#places/surfaces/leafy.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
