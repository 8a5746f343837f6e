import { box, courses, glowing, lathe, linear, newMesh, pairs, piece, plain } from '#places/scenery/piece-kit.ts'
import { plaster, setPart } from '#places/scenery/piece-kit.ts'

/** A tall tower of stone on the horizon. */
export const tower = piece({
  label: 'Tower far away',
  words:
    'tower, towers, dark tower, tall tower, tower in the distance, distant tower, ivory tower, watchtower, stone tower, bell tower, spire, spires, church tower',
  order: 402,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [32, 157, 32],
  share: 0.55,
  make: ({ noise, tone, lamps }) => {
    const [walls, roof, panes] = [newMesh(), newMesh(), newMesh()]
    lathe(walls, {}, pairs`16 0, 12 30, 10 90, 14 98, 14 110, 12 110`, 14)
    lathe(roof, { y: 110 }, pairs`15.4 0, 9 16, 3 34, 0.1 46`, 14)
    for (const [x, y] of pairs`-4 40, 4 62, -2 84, 6 102`) box(panes, { x, y, z: 11.6 }, 2.6, 6, 2)
    const stone = { wide: 5, high: 2.6, joint: 0.2, vary: 0.4, mortar: linear('#6f6a62') }
    return [
      setPart('tower walls', walls, courses(linear('#8f887c'), noise, stone)),
      setPart('tower roof', roof, plaster(tone('#3a4a66'), noise)),
      setPart('tower windows', panes, lamps > 0.3 ? glowing([2, 1.3, 0.5]) : plain(linear('#22242a'))),
    ]
  },
})
