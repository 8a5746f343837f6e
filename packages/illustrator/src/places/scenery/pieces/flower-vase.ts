import { ball, cos, crown, lathe, leafSpray, leafy, linear, newMesh, pairs, piece } from '#places/scenery/piece-kit.ts'
import { plain, put, roundTable, setPart, sin, wood } from '#places/scenery/piece-kit.ts'

/** A vase with a large bunch of flowers on a small table. */
export const flowerVase = piece({
  label: 'Vase of flowers',
  words:
    'vase, vases, vase of flowers, vase of tulips, vase of roses, vase of sunflowers, vase of lilies, vase of peonies, vase of wildflowers, vase of daisies, flower vase, flowers in a vase, bouquet on the table, flowers on the table, fresh flowers on the table, flower arrangement, flower arrangements, floral arrangement, roses in a vase',
  order: 114,
  where: 'stands',
  dyed: true,
  size: [6.8, 14.4, 6.8],
  make: ({ noise, random, tone }) => {
    const [timber, vase, green, bloom] = [newMesh(), newMesh(), newMesh(), newMesh()]
    roundTable(timber, {}, 3.2, 7)
    lathe(vase, { y: 7 }, pairs`0.7 0, 1.2 1.2, 1 2.4, 0.6 3, 0.8 3.4`, 14)
    crown(green, random, [0, 11.4, 0], [2.2, 1.7, 2], 40, 0.9, 2)
    for (let at = 0; at < 46; at += 1) {
      const angle = at * 2.4
      const [ring, y] = [random.between(0.6, 2.4), random.between(10.6, 13.4)]
      ball(bloom, [cos(angle) * ring, y, sin(angle) * ring * 0.9], [0.52, 0.42, 0.52], 4)
    }
    const own = tone('#d8546a')
    return [
      setPart('vase table', timber, wood(linear('#7a5a40'), noise), { castsShadow: true }),
      setPart('vase', vase, plain(linear('#dfe6e8'), 0.2), { castsShadow: true }),
      leafy('vase leaves', green, leafSpray(noise, 18, 0.24, 0.34), [linear('#33602f'), linear('#5c8a48')]),
      setPart('vase flowers', bloom, (spot) => {
        put(spot, own, 0.65 + noise.cell(spot.x * 1.4, spot.y * 1.4 + spot.z) * 0.7)
        spot.rough = 0.8
      }),
    ]
  },
})
