import { box, linear, metal, newMesh, piece, plaster, railing, setPart } from '#places/scenery/piece-kit.ts'

/** A flight of stone stairs that leads up behind the person. */
export const stairs = piece({
  label: 'Stairs',
  words:
    'stairs, staircase, stairway, grand staircase, stone steps, stone stairs, marble staircase, stair set, flight of stairs, stairwell, concrete steps, temple stairs',
  order: 210,
  where: 'span',
  dyed: true,
  size: [60, 36, 19],
  away: 14,
  make: ({ noise, wide, tone }) => {
    const [stone, rail] = [newMesh(), newMesh()]
    for (let step = 0; step < 18; step += 1)
      box(stone, { y: 0, z: 8.5 - step }, wide, (step + 1) * 1.5, 1.1, { cell: 6 })
    for (const x of [-wide * 0.3, wide * 0.3])
      railing(rail, [x, 1.5, 8.5], [x, 27, -8.5], { high: 8, gap: 3.2, thick: 0.5, bars: 0 })
    return [
      setPart('stairs', stone, plaster(tone('#a8a094'), noise, 0.4), { castsShadow: true }),
      setPart('stair rail', rail, metal(linear('#4a4038'), noise, 0.5, 0.3), { castsShadow: true }),
    ]
  },
})
