import { box, courses, facet, glowing, lathe, linear, newMesh, pairs, piece, plain } from '#places/scenery/piece-kit.ts'
import { plaster, setPart, triples, turned } from '#places/scenery/piece-kit.ts'

/** A tower with a lit clock face, far away. */
export const clockTower = piece({
  label: 'Clock tower',
  words:
    'clock tower, clocktower, clock towers, big ben, clock tower in the distance, clock tower in the background, clock tower behind her, clock tower behind him',
  order: 403,
  where: 'far',
  fits: 'outdoors',
  size: [30, 150, 30],
  share: 0.6,
  make: ({ noise, lamps }) => {
    const [walls, roof, face, hands, trim] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    box(walls, {}, 22, 84, 22)
    box(walls, { y: 84 }, 26, 28, 26)
    for (const y of [26, 52, 82, 111]) box(trim, { y }, y > 80 ? 28.6 : 24, 2.4, y > 80 ? 28.6 : 24)
    for (const x of [-8, 0, 8]) for (const y of [8, 34, 60]) box(trim, { x, y, z: 11.1 }, 2.4, 12, 0.4)
    lathe(roof, { y: 113 }, pairs`14 0, 9 12, 3 24, 0.1 36`, 4)
    const disc = (radius: number, z: number, mesh: typeof face) => {
      for (let at = 0; at < 24; at += 1) {
        const [a, b] = [turned(at * 15), turned(at * 15 + 15)]
        facet(
          mesh,
          [0, 97, z],
          [a[0] * radius, 97 + a[1] * radius, z],
          [b[0] * radius, 97 + b[1] * radius, z],
          [0, 97, z],
        )
      }
    }
    disc(11.4, 13.1, trim)
    disc(10.2, 13.3, face)
    for (let at = 0; at < 12; at += 1) {
      const [c, s] = turned(at * 30)
      box(hands, { x: c * 8.6, y: 97 + s * 8.6 - 0.7, z: 13.5 }, 1.1, 1.4, 0.2)
    }
    for (const [angle, long, wide] of triples`60 7.6 1, 150 5.2 1.3`) {
      const [c, s] = turned(angle)
      const across = [-s * wide * 0.5, c * wide * 0.5] as const
      facet(
        hands,
        [-across[0], 97 - across[1], 13.7],
        [c * long - across[0], 97 + s * long - across[1], 13.7],
        [c * long + across[0], 97 + s * long + across[1], 13.7],
        [across[0], 97 + across[1], 13.7],
      )
    }
    const stone = { wide: 5, high: 2.6, joint: 0.2, vary: 0.3, mortar: linear('#7a7060') }
    return [
      setPart('clock tower walls', walls, courses(linear('#b09a74'), noise, stone)),
      setPart('clock tower trim', trim, plaster(linear('#8a7450'), noise), { twoSided: true }),
      setPart('clock tower roof', roof, plaster(linear('#3c4a4c'), noise)),
      setPart('clock face', face, lamps > 0.3 ? glowing([1.9, 1.6, 1]) : plain(linear('#efe8d4'), 0.6), {
        twoSided: true,
      }),
      setPart('clock hands', hands, plain(linear('#1c1a18'), 0.6), { twoSided: true }),
    ]
  },
})
