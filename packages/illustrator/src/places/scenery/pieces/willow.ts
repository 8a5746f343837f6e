import { bark, card, cos, leafSpray, leafy, linear, newMesh, piece, rod, setPart } from '#places/scenery/piece-kit.ts'
import { sin } from '#places/scenery/piece-kit.ts'

/** A willow whose branches hang to the ground. */
export const willow = piece({
  label: 'Willow',
  words: 'willow, willow tree, willow trees, weeping willow, weeping willows',
  order: 192,
  where: 'stands',
  fits: 'outdoors',
  place: 'lake',
  size: [40, 32, 40],
  make: ({ noise, random }) => {
    const [wood, leaves] = [newMesh(), newMesh()]
    rod(wood, [0, 0, 0], [1, 18, 0], 2, 1.4, 9)
    for (let at = 0; at < 40; at += 1) {
      const angle = at * 2.4
      const ring = 4 + (at % 8) * 1.9
      const [x, z] = [1 + cos(angle) * ring, sin(angle) * ring]
      rod(wood, [1, 18, 0], [x, 30 - ring * 0.35, z], 0.5, 0.12, 4)
      for (let y = 30 - ring * 0.35; y > 4 + random.share() * 6; y -= 2.9)
        card(
          leaves,
          [x + random.middling(), y, z + random.middling()],
          [1, 0, 0.5],
          [0, 2, 0],
          [0, 0.5, 0.85],
          Math.floor(random.share() * 3),
        )
    }
    return [
      setPart('willow trunk', wood, bark(linear('#5a4a3c'), noise), { castsShadow: true }),
      leafy('willow leaves', leaves, leafSpray(noise, 22, 0.2, 0.14), [
        linear('#5c8040'),
        linear('#7a9f4c'),
        linear('#a4bc64'),
      ]),
    ]
  },
})
