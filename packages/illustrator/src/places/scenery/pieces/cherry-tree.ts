import { bark, broadTree, leafSpray, leafy, linear, newMesh, piece, setPart } from '#places/scenery/piece-kit.ts'

/** A cherry tree in full bloom. */
export const cherryTree = piece({
  label: 'Cherry blossom tree',
  words:
    'cherry tree, cherry trees, cherry blossom, cherry blossoms, cherry blossom tree, cherry blossom trees, sakura, sakura tree, sakura trees, blossoming tree, blossoming trees, blooming tree, apple blossom, plum blossom, plum blossoms, flowering tree, pink trees, pink tree',
  order: 180,
  where: 'stands',
  fits: 'outdoors',
  place: 'garden',
  dyed: true,
  size: [53, 52, 51],
  make: ({ noise, random, tone }) => {
    const [wood, leaves] = [newMesh(), newMesh()]
    broadTree(wood, leaves, random, { x: 0, z: 0, high: 46, wide: 20, cards: 520, leaf: 2.4, tones: 3 })
    return [
      setPart('trunk', wood, bark(linear('#4a3a30'), noise), { castsShadow: true }),
      leafy('crown', leaves, leafSpray(noise, 40, 0.13, 0.42), [tone('#e88aa8'), linear('#f4b8c8'), linear('#fbe0e6')]),
    ]
  },
})
