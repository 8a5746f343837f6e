import { ball, fours, linear, newMesh, piece, rock, setPart } from '#places/scenery/piece-kit.ts'

/** Boulders that lie about. */
export const rocks = piece({
  label: 'Rocks',
  words:
    'rock, rocks, boulder, boulders, stones, large rocks, jagged rocks, mossy rocks, rocky ground, rocky outcrop, big rock, mossy stones, rock formation, rock formations',
  order: 196,
  where: 'stands',
  fits: 'outdoors',
  size: [25.6, 13.4, 14],
  make: ({ noise, random }) => {
    const mesh = newMesh()
    for (const [x, z, wide, high] of fours`-6.5 0 5 6.4, 0.6 -1.6 4.4 11, 6.6 0.6 4 4.6, 2.6 3.6 2.4 2`) {
      const own = random.between(0, 40)
      ball(
        mesh,
        [x, high * 0.42, z],
        [wide, high * 0.5, wide * 0.9],
        10,
        (a, b, c) => 0.78 + noise.cloud(a * 0.5 + own, b * 0.5 + c * 0.4) * 0.42,
      )
    }
    return [
      setPart('rocks', mesh, rock(linear('#7a756e'), noise, { tone: linear('#5f7040'), share: 0.3 }), {
        castsShadow: true,
      }),
    ]
  },
})
