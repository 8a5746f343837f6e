import { box, courses, fours, lathe, linear, newMesh, pairs, piece, plaster } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

const towers = fours`-34 4 46 7, -14 -6 64 9, 8 -4 88 8, 24 6 54 7, 40 0 38 6`

/** Walls and towers with pointed roofs on a crag, far away. */
export const castle = piece({
  label: 'Castle far away',
  words:
    'castle in the distance, distant castle, castle in the background, far away castle, castle on a hill, fairytale castle, fairy tale castle, palace in the distance, distant palace, castle towers, castle far away',
  order: 400,
  where: 'far',
  outside: 'castle-hall',
  fits: 'outdoors',
  size: [108, 124, 108],
  share: 0.46,
  make: ({ noise }) => {
    const [walls, roofs, crag] = [newMesh(), newMesh(), newMesh()]
    lathe(crag, { y: -4 }, pairs`54 0, 46 14, 40 20, 0.1 21`, 9)
    box(walls, { y: 12 }, 84, 22, 18)
    for (let x = -40; x <= 40; x += 8) box(walls, { x, y: 34, z: 7 }, 4, 3.4, 3)
    for (const [x, z, high, radius] of towers) {
      lathe(
        walls,
        { x, z, y: 10 },
        [
          [radius, 0],
          [radius * 0.92, high - 10],
          [radius * 1.18, high - 8],
          [radius * 1.18, high - 3],
        ],
        12,
      )
      lathe(
        roofs,
        { x, z, y: high + 7 },
        [
          [radius * 1.4, 0],
          [radius * 0.6, radius * 1.5],
          [0.1, radius * 3.2],
        ],
        12,
      )
    }
    const stone = { wide: 5, high: 2.4, joint: 0.2, vary: 0.4, mortar: linear('#8a8478') }
    return [
      setPart('castle walls', walls, courses(linear('#b8ae9c'), noise, stone)),
      setPart('castle roofs', roofs, plaster(linear('#3f5470'), noise)),
      setPart('castle crag', crag, plaster(linear('#5f6152'), noise, 0.6)),
    ]
  },
})
