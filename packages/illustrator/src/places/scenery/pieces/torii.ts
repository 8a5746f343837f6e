import { linear, newMesh, piece, setPart, torii as toriiShape, wood } from '#places/scenery/piece-kit.ts'

/** A red torii gate. */
export const torii = piece({
  label: 'Torii gate',
  words: 'torii, torii gate, torii gates, red gates, red torii, japanese gate, shinto gate',
  order: 216,
  where: 'stands',
  fits: 'outdoors',
  place: 'shrine',
  dyed: true,
  size: [36, 33, 4],
  make: ({ noise, tone }) => {
    const [posts, beams] = [newMesh(), newMesh()]
    toriiShape(posts, beams, {}, 24, 30)
    return [
      setPart('torii posts', posts, wood(tone('#c0392b'), noise), { castsShadow: true }),
      setPart('torii beams', beams, wood(linear('#26201e'), noise), { castsShadow: true }),
    ]
  },
})
