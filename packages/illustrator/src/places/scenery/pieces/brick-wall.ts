import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { setPart } from '#places/kit/set-part.ts'
import { pane } from '#places/kit/shapes.ts'
import { courses } from '#places/surfaces/built.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
