import { courses, linear, newMesh, pane, piece, setPart } from '#places/scenery/piece-kit.ts'

/** A wall of bricks. */
export const brickWall = piece({
  label: 'Brick wall',
  words:
    'brick wall, brick walls, red brick wall, exposed brick, exposed brick wall, old brick wall, white brick wall, bricks',
  order: 340,
  where: 'span',
  place: 'alley',
  dyed: true,
  size: [60, 60.2, 0.6],
  away: 9,
  make: ({ noise, wide, tone }) => {
    const mesh = newMesh()
    pane(mesh, [-wide / 2, 0, 0], [wide, 0, 0], [0, 60, 0], { cell: 8 })
    return [
      setPart(
        'brick wall',
        mesh,
        courses(tone('#8f4c38'), noise, { wide: 2.3, high: 0.8, joint: 0.08, vary: 0.45, mortar: linear('#a59c90') }),
        { twoSided: true },
      ),
    ]
  },
})
