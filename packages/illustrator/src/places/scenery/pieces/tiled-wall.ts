import { courses, linear, newMesh, pane, piece, setPart } from '#places/scenery/piece-kit.ts'

/** A wall of glazed tiles. */
export const tiledWall = piece({
  label: 'Tiled wall',
  words:
    'tiled wall, tiled walls, tile wall, white tiles, blue tiles, subway tiles, tiles, bathroom tiles, green tiles',
  order: 342,
  where: 'span',
  dyed: true,
  size: [60, 60.2, 0.6],
  away: 9,
  make: ({ noise, wide, tone }) => {
    const mesh = newMesh()
    pane(mesh, [-wide / 2, 0, 0], [wide, 0, 0], [0, 60, 0], { cell: 8 })
    return [
      setPart(
        'tiled wall',
        mesh,
        courses(tone('#a8c4c4'), noise, {
          wide: 2,
          high: 2,
          joint: 0.1,
          vary: 0.2,
          mortar: linear('#e0ddd4'),
          rough: 0.18,
          bond: false,
        }),
        { twoSided: true },
      ),
    ]
  },
})
