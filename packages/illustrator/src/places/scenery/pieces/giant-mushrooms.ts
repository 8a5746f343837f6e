import { blend, fours, lathe, linear, newMesh, piece, plaster, put, setPart } from '#places/scenery/piece-kit.ts'
import { smoothstep } from '#places/scenery/piece-kit.ts'

/** Mushrooms as high as trees, dotted with white. */
export const giantMushrooms = piece({
  label: 'Giant mushrooms',
  words:
    'giant mushrooms, giant mushroom, giant toadstools, giant toadstool, huge mushrooms, huge mushroom, mushroom forest, oversized mushrooms, enormous mushrooms, big mushrooms',
  order: 194,
  where: 'stands',
  fits: 'outdoors',
  place: 'forest',
  dyed: true,
  size: [34, 34, 27],
  make: ({ noise, tone }) => {
    const [stems, caps] = [newMesh(), newMesh()]
    for (const [x, z, high, wide] of fours`-7 0 24 8, 4 -3 33 10, 11 3 14 5.4`) {
      lathe(
        stems,
        { x, z },
        [
          [wide * 0.3, 0],
          [wide * 0.2, high * 0.3],
          [wide * 0.17, high * 0.78],
        ],
        12,
      )
      lathe(
        caps,
        { x, z, y: high * 0.72 },
        [
          [wide * 0.25, 0.6],
          [wide, 0],
          [wide * 0.97, high * 0.05],
          [wide * 0.75, high * 0.16],
          [wide * 0.35, high * 0.25],
          [0.05, high * 0.28],
        ],
        18,
      )
    }
    const own = tone('#b8342a')
    return [
      setPart('giant stems', stems, plaster(linear('#e0d6c2'), noise), { castsShadow: true }),
      setPart(
        'giant caps',
        caps,
        (spot) => {
          const [u, v] = [spot.u * 0.42, spot.v * 0.42]
          const [column, row] = [Math.floor(u), Math.floor(v)]
          const [dx, dy] = [u - column - 0.5, v - row - 0.5]
          put(spot, own, 0.85 + noise.cloud(spot.u * 0.3, spot.v * 0.3) * 0.3)
          if (noise.cell(column, row) > 0.4)
            blend(spot, [0.9, 0.87, 0.8], smoothstep(0.36, 0.28, Math.sqrt(dx * dx + dy * dy)))
          spot.rough = 0.55
        },
        { castsShadow: true, twoSided: true },
      ),
    ]
  },
})
