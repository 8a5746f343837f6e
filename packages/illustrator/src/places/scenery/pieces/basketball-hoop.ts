import { box, linear, metal, newMesh, pane, piece, plain, put, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A basket with its net on a board, on a post. */
export const basketballHoop = piece({
  label: 'Basketball hoop',
  words:
    'basketball hoop, basketball hoops, basketball basket, basketball net, basketball backboard, hoop and backboard, street basketball hoop',
  order: 591,
  where: 'stands',
  size: [20, 42, 19],
  make: ({ noise }) => {
    const [post, board, ring, net] = [newMesh(), newMesh(), newMesh(), newMesh()]
    rod(post, [0, 0, -6], [0, 28, -6], 0.8, 0.7, 10)
    rod(post, [0, 28, -6], [0, 34, -0.4], 0.6, 0.5, 8)
    rod(post, [0, 24, -6], [0, 31, -0.4], 0.4, 0.4, 7)
    box(post, { z: -6 }, 6, 0.6, 6)
    box(board, { y: 29.4 }, 18, 11, 0.4)
    pane(board, [-9, 29.4, 0.24], [18, 0, 0], [0, 11, 0], { unit: true })
    const [y, z, radius] = [30.6, 3, 2.4]
    for (let nth = 0; nth < 24; nth += 1) {
      const [a, b] = [turned(nth * 15), turned(nth * 15 + 15)]
      rod(ring, [a[0] * radius, y, z + a[1] * radius], [b[0] * radius, y, z + b[1] * radius], 0.2, 0.2, 6)
    }
    rod(ring, [0, y, 0.2], [0, y, z - radius], 0.3, 0.3, 6)
    for (let nth = 0; nth < 12; nth += 1)
      for (let row = 0; row < 4; row += 1)
        for (const way of [-1, 1]) {
          const at = (r: number) => {
            const [c, s] = turned(nth * 30 + way * r * 15)
            const far = radius * (1 - r * 0.1)
            return [c * far, y - r * 1.1, z + s * far] as const
          }
          rod(net, at(row), at(row + 1), 0.07, 0.07, 3)
        }
    return [
      setPart('hoop post', post, metal(linear('#5a6064'), noise, 0.5, 0.3), { castsShadow: true }),
      setPart(
        'backboard',
        board,
        (spot) => {
          put(spot, [0.86, 0.86, 0.84])
          const [x, y2] = [Math.abs(spot.x), spot.y - 29.4]
          const rim = x > 8.5 || y2 < 0.5 || y2 > 10.5
          const square = x < 3 && y2 > 1.6 && y2 < 6.2 && !(x < 2.5 && y2 > 2.1 && y2 < 5.7)
          if (rim || square) put(spot, linear('#c8402c'))
          spot.rough = 0.35
        },
        { castsShadow: true },
      ),
      setPart('hoop', ring, plain(linear('#e0642c'), 0.4)),
      setPart('hoop net', net, plain(linear('#eceae4'), 0.9)),
    ]
  },
})
