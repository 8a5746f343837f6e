import { ball, lathe, linear, newMesh, pairs, piece, plain, plaster, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A snowman with a hat, and drifts of snow. */
export const snowman = piece({
  label: 'Snowman',
  words: 'snowman, snow man',
  order: 397,
  where: 'stands',
  fits: 'outdoors',
  size: [22.4, 16.6, 8.4],
  make: ({ noise, random }) => {
    const [snow, dark, orange] = [newMesh(), newMesh(), newMesh()]
    for (const [y, size] of pairs`3.4 3.6, 8.4 2.7, 12.4 1.9`) ball(snow, [0, y, 0], [size, size * 0.95, size], 12)
    for (const [x, wide] of pairs`-6 5, 6 4.4`) ball(snow, [x, 1.2, -1], [wide, 1.8 + random.share(), 3], 9)
    for (const x of [-0.6, 0.6]) ball(dark, [x, 12.9, 1.7], [0.22, 0.22, 0.16], 5)
    for (const y of [7.6, 8.7, 9.8]) ball(dark, [0, y, 2.6], [0.24, 0.24, 0.2], 5)
    lathe(dark, { y: 13.9 }, pairs`2 0, 2 0.25, 1.3 0.3, 1.2 2.4, 0.01 2.5`, 14)
    for (const x of [-1, 1]) rod(dark, [x * 2.4, 9, 0], [x * 5.6, 11, 0.6], 0.18, 0.1, 5)
    rod(orange, [0, 12.4, 1.7], [0, 12.3, 3.4], 0.3, 0.05, 7)
    return [
      setPart('snowman', snow, plaster(linear('#eef2f6'), noise, 0.15), { castsShadow: true }),
      setPart('snowman coal', dark, plain(linear('#1c1a18'), 0.9)),
      setPart('carrot', orange, plain(linear('#e07a28'), 0.7)),
    ]
  },
})
