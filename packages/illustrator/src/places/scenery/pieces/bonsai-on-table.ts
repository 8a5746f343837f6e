import { ball, bark, box, crown, leafSpray, leafy, linear, newMesh, piece, plain } from '#places/scenery/piece-kit.ts'
import { rod, setPart, table, wood } from '#places/scenery/piece-kit.ts'

/** A small old tree in a flat bowl, on a low table. */
export const bonsaiOnTable = piece({
  label: 'Bonsai',
  words: 'bonsai, bonsai tree, bonsai trees, bonsais, bonsai on the table, miniature tree',
  order: 171,
  where: 'stands',
  dyed: true,
  size: [12, 16, 8],
  make: ({ noise, random, tone }) => {
    const [timber, bowl, trunk, leaves, moss] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    table(timber, {}, 9.6, 6, 6)
    box(bowl, { y: 6.3 }, 5, 1.1, 3.2)
    box(bowl, { y: 7.3 }, 5.5, 0.35, 3.7)
    for (const x of [-1.8, 1.8]) box(bowl, { x, y: 6 }, 0.8, 0.4, 2.6)
    ball(moss, [0, 7.5, 0], [2.5, 0.55, 1.6], 7)
    const points = [
      [-0.6, 7.6, 0],
      [0.2, 8.8, 0.2],
      [-0.5, 10, 0],
      [0.6, 11.4, -0.2],
      [0.1, 13, 0],
    ] as const
    for (let at = 0; at + 1 < points.length; at += 1)
      rod(trunk, points[at]!, points[at + 1]!, 0.62 - at * 0.11, 0.52 - at * 0.11, 8)
    for (const [from, to, size] of [
      [points[1], [2.9, 10.2, 0.5], 1.5],
      [points[2], [-3.4, 11.2, 0.2], 1.7],
      [points[3], [2.5, 12.6, -0.3], 1.3],
      [points[4], [0, 14, 0], 1.6],
    ] as const) {
      rod(trunk, from, to, 0.24, 0.12, 6)
      crown(leaves, random, [to[0], to[1] + 0.3, to[2]], [size * 1.15, size * 0.5, size * 0.9], 70, 0.42, 3)
    }
    return [
      setPart('bonsai table', timber, wood(linear('#4a2e20'), noise), { castsShadow: true }),
      setPart('bonsai bowl', bowl, plain(tone('#3f5a78'), 0.3), { castsShadow: true }),
      setPart('bonsai moss', moss, plain(linear('#4a6a34'), 0.95)),
      setPart('bonsai trunk', trunk, bark(linear('#6a5240'), noise), { castsShadow: true }),
      leafy('bonsai leaves', leaves, leafSpray(noise, 60, 0.14, 0.4), [
        linear('#2c5a34'),
        linear('#43743e'),
        linear('#5f9250'),
      ]),
    ]
  },
})
