import { addCopy, box, facet, linear, newMesh, piece, rod, setPart, triples } from '#places/scenery/piece-kit.ts'
import { turned, wood } from '#places/scenery/piece-kit.ts'

/** A post with boards that point several ways. */
export const woodenSignpost = piece({
  label: 'Wooden signpost',
  words:
    'signpost, signposts, wooden sign, wooden signs, wooden signpost, wooden signposts, crossroads sign, wooden arrow sign, fingerpost',
  order: 630,
  where: 'stands',
  fits: 'outdoors',
  size: [14, 20, 4],
  make: ({ noise }) => {
    const [post, boards] = [newMesh(), newMesh()]
    rod(post, [0, 0, 0], [0, 19.4, 0], 0.6, 0.5, 9)
    for (const [y, way, tilt] of triples`15.8 1 8, 12.8 -1 -12, 9.8 1 -6`) {
      const one = newMesh()
      const wide = 5.4
      box(one, { x: way * 1.6, y, z: 0.7 }, wide, 2, 0.3)
      const tip = way * (1.6 + wide / 2)
      for (const z of [0.55, 0.85])
        facet(one, [tip, y, z], [tip + way * 1.4, y + 1, z], [tip + way * 1.4, y + 1, z], [tip, y + 2, z])
      addCopy(boards, one, { turn: turned(tilt) })
    }
    return [
      setPart('sign post', post, wood(linear('#5a4634'), noise), { castsShadow: true }),
      setPart('sign boards', boards, wood(linear('#8a6a48'), noise), { castsShadow: true, twoSided: true }),
    ]
  },
})
