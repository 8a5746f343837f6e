import { ball, box, linear, metal, newMesh, pane, piece, plain, rod, roundTable } from '#places/scenery/piece-kit.ts'
import { setPart, wood } from '#places/scenery/piece-kit.ts'

/** An old typewriter with a sheet of paper on a table. */
export const typewriter = piece({
  label: 'Typewriter',
  words: 'typewriter, typewriters, typewriter on the desk, old typewriter, vintage typewriter',
  order: 610,
  where: 'stands',
  dyed: true,
  size: [9, 11.4, 7.6],
  make: ({ noise, tone }) => {
    const [table, body, keys, paper] = [newMesh(), newMesh(), newMesh(), newMesh()]
    roundTable(table, {}, 3.7, 7.2)
    box(body, { y: 7.2 }, 3.6, 0.6, 3.4)
    box(body, { y: 7.7, z: -0.7 }, 3.4, 1.1, 1.9)
    rod(body, [-2.3, 9, -1], [2.3, 9, -1], 0.36, 0.36, 12)
    for (let row = 0; row < 3; row += 1)
      for (let at = 0; at < 9; at += 1)
        ball(keys, [-1.4 + at * 0.35 + row * 0.05, 7.95 + (2 - row) * 0.1, 0.5 + row * 0.4], [0.14, 0.1, 0.14], 5)
    pane(paper, [-1.2, 8.9, -0.95], [2.4, 0, 0], [0, 2.2, -0.4])
    return [
      setPart('small table', table, wood(linear('#6d4a32'), noise), { castsShadow: true }),
      setPart('typewriter', body, metal(tone('#2a4a48'), noise, 0.4, 0.3), { castsShadow: true }),
      setPart('typewriter keys', keys, plain(linear('#e8e2d2'), 0.4)),
      setPart('typed paper', paper, plain(linear('#f4f0e4'), 0.9), { twoSided: true }),
    ]
  },
})
