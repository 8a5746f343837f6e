import { box, linear, newMesh, pane, piece, plain, plaster, setPart } from '#places/scenery/piece-kit.ts'

/** A plain wall behind the person. */
export const plainWall = piece({
  label: 'Wall',
  words:
    'wall, walls, concrete wall, concrete walls, plain wall, white wall, plaster wall, peeling wall, peeling paint, painted wall',
  order: 344,
  where: 'span',
  dyed: true,
  size: [60, 60.2, 0.9],
  away: 9,
  make: ({ noise, wide, tone }) => {
    const [wall, skirting] = [newMesh(), newMesh()]
    pane(wall, [-wide / 2, 0, 0], [wide, 0, 0], [0, 60, 0], { cell: 8 })
    box(skirting, { z: 0.2 }, wide, 1.6, 0.4)
    return [
      setPart('plain wall', wall, plaster(tone('#b5aea2'), noise, 0.55), { twoSided: true }),
      setPart('skirting', skirting, plain(linear('#8a8378'), 0.8)),
    ]
  },
})
