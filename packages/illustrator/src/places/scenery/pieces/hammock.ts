import { bark, cos, fabric, linear, newMesh, piece, plain, rod, setPart, sheet } from '#places/scenery/piece-kit.ts'
import { sin, triples } from '#places/scenery/piece-kit.ts'

/** A striped hammock between two posts. */
export const hammock = piece({
  label: 'Hammock',
  words:
    'hammock, hammocks, empty hammock, hammock between trees, hammock between two palms, hammock between palm trees',
  order: 115,
  where: 'stands',
  dyed: true,
  size: [36, 24, 8],
  make: ({ noise, tone }) => {
    const [posts, cloth, ropes] = [newMesh(), newMesh(), newMesh()]
    for (const way of [-1, 1]) {
      rod(posts, [way * 16.6, -0.4, 0], [way * 17, 23, 0], 0.9, 0.7, 10)
      for (const [x, y, z] of triples`10 9.2 2.6, 10 8.7 1.3, 10 8.6 0, 10 8.7 -1.3, 10 9.2 -2.6`)
        rod(ropes, [way * x, y, z], [way * 16.4, 15.4, 0], 0.09, 0.09, 4)
      rod(ropes, [way * 16.1, 15.4, -0.9], [way * 16.1, 15.4, 0.9], 0.3, 0.3, 6)
    }
    sheet(
      cloth,
      (u, v) => {
        const [x, across] = [u * 2 - 1, v * 2 - 1]
        const deep = cos(x * 1.5708)
        const sag = 8.9 - 4.4 * deep + across * across * (0.5 + 1.5 * deep)
        return [x * 10.2, sag + sin(x * 21) * 0.06, -across * (2.6 + deep * 0.7)]
      },
      40,
      14,
    )
    const stripes = fabric(tone('#c8503c'), noise, { tone: linear('#f0e2c4'), wide: 0.14 })
    return [
      setPart('hammock posts', posts, bark(linear('#5f4a38'), noise), { castsShadow: true }),
      setPart(
        'hammock',
        cloth,
        (spot) => {
          const along = spot.u
          spot.u = spot.v
          stripes(spot)
          spot.u = along
        },
        { castsShadow: true, twoSided: true },
      ),
      setPart('hammock ropes', ropes, plain(linear('#d8c8a4'), 0.9)),
    ]
  },
})
