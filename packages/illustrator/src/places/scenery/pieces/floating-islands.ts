import { ball, bark, broadTree, leafSpray, leafy, linear, newMesh, piece, plain } from '#places/scenery/piece-kit.ts'
import { rock, setPart, triples } from '#places/scenery/piece-kit.ts'

/** Rocks with grass and trees on them that float in the sky. */
export const floatingIslands = piece({
  label: 'Floating islands',
  words:
    'floating islands, floating island, islands in the sky, sky islands, sky island, flying islands, floating islands in the sky, islands floating in the sky, levitating islands, floating mountains',
  order: 706,
  where: 'air',
  fits: 'outdoors',
  size: [84, 46, 30],
  share: 0.34,
  make: ({ noise, random }) => {
    const [stone, grass, wood, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
    for (const [x, y, size] of triples`-20 25 19, 25 29 12, 8 11 6.5`) {
      // Flat above, drawn out to a torn root below.
      ball(stone, [x, y, 0], [size, size * 0.95, size * 0.7], 14, (dx, dy, dz) => {
        const torn = 0.82 + noise.cloud(dx * 1.7 + x, dz * 1.7 + dy) * 0.36
        return dy > 0 ? Math.min(1, 0.12 / Math.max(0.12, dy)) * torn : torn * (1 + 0.35 * dy * dy * dy * dy)
      })
      ball(grass, [x, y + 0.5, 0], [size * 0.98, size * 0.18, size * 0.7], 10)
      for (let at = 0; at < Math.round(size / 3.4); at += 1) {
        const high = size * random.between(0.34, 0.52)
        broadTree(wood, leaves, random, {
          x: x + random.between(-0.6, 0.6) * size,
          y: y + size * 0.12,
          z: random.between(-0.3, 0.3) * size,
          high,
          wide: high * 0.42,
          cards: 46,
          leaf: 1.7,
          tones: 3,
        })
      }
    }
    return [
      setPart('island rock', stone, rock(linear('#7a7064'), noise)),
      setPart('island grass', grass, plain(linear('#5f8a44'), 0.95)),
      setPart('island trunks', wood, bark(linear('#4a3a30'), noise)),
      leafy('island trees', leaves, leafSpray(noise, 60, 0.16, 0.16), [
        linear('#2f5634'),
        linear('#467a42'),
        linear('#6a9a50'),
      ]),
    ]
  },
})
