import { lathe, linear, newMesh, piece, plain, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Small mushrooms in the grass. */
export const mushrooms = piece({
  label: 'Mushrooms',
  words: 'toadstools, fairy ring, fly agaric, red mushrooms, mushrooms on the ground',
  order: 524,
  where: 'field',
  fits: 'outdoors',
  place: 'forest',
  dyed: true,
  make: ({ random, scatter, tone }) => {
    const [stems, caps] = [newMesh(), newMesh()]
    scatter(150, (x, y, z) => {
      const size = random.between(0.5, 1.1)
      rod(stems, [x, y, z], [x, y + size * 1.3, z], size * 0.24, size * 0.2, 5)
      lathe(
        caps,
        { x, y: y + size * 1.1, z },
        [
          [size * 0.9, 0],
          [size * 0.8, size * 0.35],
          [size * 0.4, size * 0.66],
          [0.02, size * 0.75],
        ],
        9,
      )
    })
    return [
      setPart('mushroom stems', stems, plain(linear('#e4dccc'), 0.9)),
      setPart('mushroom caps', caps, plain(tone('#b8342a'), 0.5), { castsShadow: true, twoSided: true }),
    ]
  },
})
