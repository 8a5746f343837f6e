import { addCopy, ball, box, fabric, lathe, linear, newMesh, pairs, piece, put } from '#places/scenery/piece-kit.ts'
import { rod, rolled, setPart, wood } from '#places/scenery/piece-kit.ts'

const rings = ['#f2d23c', '#d8342c', '#2f74c0', '#22242a', '#f0ece2'].map((hex) => linear(hex))

/** Round targets of straw with colored rings, arrows in one, and a dummy of sacking on a post. */
export const practiceTargets = piece({
  label: 'Practice targets',
  words:
    'archery target, archery targets, straw target, straw targets, practice target, practice targets, target practice dummy, training dummy, training dummies, practice dummy, practice dummies, wooden training dummy, straw dummy, straw dummies, sparring dummy, bullseye target, shooting target, shooting targets',
  order: 383,
  where: 'stands',
  size: [32, 20, 8],
  make: ({ noise, random }) => {
    const [faces, stands, straw, shafts] = [newMesh(), newMesh(), newMesh(), newMesh()]
    for (const [x, y] of pairs`-9.6 11.4, 1.4 10.6`) {
      const disc = newMesh()
      lathe(disc, {}, pairs`0.05 -1, 5 -1, 5.2 0, 5 0.8, 0.05 0.9`, 36)
      rolled(disc, 84, 0)
      addCopy(faces, disc, { x, y, z: 0.4 })
      for (const way of [-1, 1]) rod(stands, [x + way * 4.4, 0, 1], [x + way * 1, 18, -0.9], 0.4, 0.35, 7)
      rod(stands, [x, 0, -3.8], [x, 17.6, -1], 0.36, 0.34, 7)
      rod(stands, [x - 3.4, 5.6, 1], [x + 3.4, 5.6, 1], 0.36, 0.36, 7)
    }
    for (let nth = 0; nth < 4; nth += 1) {
      const [x, y] = [1.4 + random.middling() * 2, 10.8 + random.middling() * 2]
      rod(shafts, [x, y, 1], [x + 0.2, y + 0.3, 4], 0.1, 0.1, 5)
      for (const turn of [0, 1])
        box(shafts, { x: x + 0.18, y: y + 0.05, z: 3.6 }, turn === 0 ? 0.7 : 0.06, turn === 0 ? 0.06 : 0.7, 0.9)
    }
    rod(stands, [12, 0, 0], [12, 9, 0], 0.6, 0.5, 8)
    rod(stands, [7.6, 14, 0], [16, 14.4, 0], 0.36, 0.36, 7)
    lathe(straw, { x: 12 }, pairs`1.7 7.6, 2.3 10, 2.5 13.6, 1.6 15.2, 0.6 15.8`, 12)
    ball(straw, [12, 17.4, 0.1], [1.5, 1.8, 1.5], 9)
    for (const y of [9, 11.6, 15.7])
      lathe(
        stands,
        { x: 12, y },
        [
          [y > 15 ? 0.9 : 2.55, 0],
          [y > 15 ? 0.95 : 2.6, 0.25],
          [y > 15 ? 0.9 : 2.55, 0.5],
        ],
        12,
      )
    return [
      setPart(
        'targets',
        faces,
        (spot) => {
          // Rings by how far it is from the middle of the straw.
          const middle = spot.x < -4 ? [-9.6, 11.4] : [1.4, 10.6]
          const [dx, dy] = [spot.x - middle[0]!, spot.y - middle[1]!]
          const far = Math.sqrt(dx * dx + dy * dy)
          const tone = far > 4.7 ? undefined : rings[Math.min(4, Math.floor(far / 0.94))]
          put(spot, tone ?? linear('#c8a860'), 0.9 + noise.cloud(spot.x * 0.9, spot.y * 0.9) * 0.2)
          spot.rough = 0.95
        },
        { castsShadow: true },
      ),
      setPart('target stands', stands, wood(linear('#7a5a3a'), noise), { castsShadow: true }),
      setPart('straw dummy', straw, fabric(linear('#c2a468'), noise), { castsShadow: true }),
      setPart('arrows', shafts, wood(linear('#d8c8a8'), noise)),
    ]
  },
})
