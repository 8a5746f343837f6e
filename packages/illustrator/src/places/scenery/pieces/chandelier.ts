import { ball, card, linear, litBy, metal, newLights, newMesh, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, turned } from '#places/scenery/piece-kit.ts'

/** A chandelier with many lights. */
export const chandelier = piece({
  label: 'Chandelier',
  words: 'chandelier, chandeliers, crystal chandelier, chandelier above, chandelier overhead',
  order: 152,
  where: 'air',
  fits: 'indoors',
  size: [12.6, 15.2, 12.6],
  share: 0.26,
  make: ({ noise }) => {
    const [brass, glass] = [newMesh(), newMesh()]
    const lights = newLights(linear('#ffd9a0'))
    rod(brass, [0, 4, 0], [0, 15, 0], 0.25, 0.2, 7)
    ball(brass, [0, 5, 0], [1, 1.4, 1], 8)
    for (let at = 0; at < 10; at += 1) {
      const [c, s] = turned(at * 36)
      const [x, z] = [c * 5.6, s * 5.6]
      rod(brass, [0, 4.4, 0], [x, 5.2, z], 0.22, 0.16, 5)
      rod(brass, [x, 5.2, z], [x, 6.2, z], 0.34, 0.3, 6)
      ball(lights.bulbs, [x, 7, z], [0.34, 0.62, 0.34], 5)
      card(lights.halos, [x, 7, z], [2.2, 0, 0], [0, 2.2, 0], [0, 0, 1])
      for (const y of [4.4, 3.6, 2.8])
        ball(glass, [x * (0.55 + y * 0.09), y, z * (0.55 + y * 0.09)], [0.2, 0.36, 0.2], 4)
    }
    for (let at = 0; at < 6; at += 1) ball(glass, [0, 3.4 - at * 0.6, 0], [0.75 - at * 0.1, 0.3, 0.75 - at * 0.1], 5)
    return litBy(
      lights,
      [
        setPart('chandelier', brass, metal(linear('#b8923e'), noise, 0.3, 0.7)),
        setPart('chandelier glass', glass, plain([0.85, 0.9, 0.95], 0.08)),
      ],
      1,
      3,
    )
  },
})
