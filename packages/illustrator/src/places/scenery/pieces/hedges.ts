import { ball, bark, box, crown, leafSpray, leafy, linear, newMesh, pairs, piece } from '#places/scenery/piece-kit.ts'
import { put, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A clipped hedge with balls and cones of box before it. */
export const hedges = piece({
  label: 'Hedges',
  words:
    'hedge, hedges, hedge maze, hedge wall, trimmed hedges, topiary, topiaries, topiary garden, manicured hedges, tall hedges, hedgerow, hedgerows, boxwood, clipped hedges, privet hedge, green hedge',
  order: 331,
  where: 'span',
  fits: 'outdoors',
  place: 'garden',
  size: [60, 25, 16],
  away: 26,
  make: ({ noise, random, wide }) => {
    const [wall, leaves, wood] = [newMesh(), newMesh(), newMesh()]
    box(wall, { z: -4 }, wide - 2, 13.4, 5.6, { cell: 3 })
    const step = Math.max(11, wide / 11)
    let nth = 0
    for (let x = -wide / 2 + step * 0.6; x < wide / 2 - 4; x += step) {
      nth += 1
      rod(wood, [x, -0.2, 3], [x, 6, 3], 0.4, 0.35, 6)
      if (nth % 2 === 0) {
        for (const [y, size] of pairs`7.4 3.6, 14 2.8, 19.2 2.1`) {
          ball(wall, [x, y, 3], [size * 0.94, size * 0.94, size * 0.94], 8)
          crown(leaves, random, [x, y, 3], [size, size, size], 60, 0.7, 3)
        }
        rod(wood, [x, 6, 3], [x, 19, 3], 0.3, 0.25, 6)
      } else {
        for (let row = 0; row < 6; row += 1) {
          const size = 3.7 - row * 0.56
          crown(leaves, random, [x, 4 + row * 3.2, 3], [size, 1.7, size], 34, 0.7, 3)
        }
        rod(wall, [x, 2.2, 3], [x, 22.6, 3], 3.3, 0.2, 14)
      }
    }
    // Leaves stand out all over the wall, so that its edges are not those of a box.
    const count = Math.min(1100, Math.round(wide * 9))
    for (let at = 0; at < count; at += 1) {
      const [x, share] = [random.between(-wide / 2 + 1, wide / 2 - 1), random.share()]
      crown(
        leaves,
        random,
        [x, share < 0.3 ? 13.4 : random.between(0.6, 13.4), share < 0.3 ? -4 + random.middling() * 2.6 : -1.2],
        [0.5, 0.4, 0.5],
        2,
        0.8,
        3,
      )
    }
    return [
      setPart(
        'hedge',
        wall,
        (spot) => {
          const leaf = noise.cloud(spot.x * 0.7 + spot.z, spot.y * 0.7 + spot.z * 0.6)
          put(spot, [0.05, 0.13, 0.05], 0.5 + leaf * 1.1)
          spot.rough = 0.9
          spot.relief = leaf * 0.5
        },
        { castsShadow: true },
      ),
      setPart('hedge stems', wood, bark(linear('#4a3a2c'), noise)),
      leafy(
        'hedge leaves',
        leaves,
        leafSpray(noise, 46, 0.15, 0.5),
        ['#2c5230', '#3f6c38', '#5a8848'].map((hex) => linear(hex)),
      ),
    ]
  },
})
