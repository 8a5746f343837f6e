import { addCopy, box, linear, metal, newMesh, ofOneColor, palette, pane, piece } from '#places/scenery/piece-kit.ts'
import { plain, rod, setPart, sin } from '#places/scenery/piece-kit.ts'

/** A board with writing, curves and notes on it. */
export const whiteboard = piece({
  label: 'Whiteboard',
  words:
    'whiteboard, whiteboards, white board, whiteboard with diagrams, whiteboard full of equations, chalkboard full of equations, blackboard full of equations, equations on the board',
  order: 604,
  where: 'wall',
  fits: 'indoors',
  dyed: true,
  size: [24, 13, 1],
  make: ({ noise, random, tone }) => {
    const [board, frame, ink, notes] = [newMesh(), newMesh(), newMesh(), newMesh()]
    pane(board, [-11.6, 0.6, 0.2], [23.2, 0, 0], [0, 11.8, 0])
    for (const y of [0, 12.4]) box(frame, { y, z: 0.1 }, 24, 0.6, 0.5)
    for (const x of [-11.8, 11.8]) box(frame, { x, z: 0.1 }, 0.5, 13, 0.5)
    for (let row = 0; row < 7; row += 1) {
      let x = -10.4
      while (x < -1) {
        const long = random.between(0.6, 2)
        box(ink, { x: x + long / 2, y: 10.8 - row * 1.4, z: 0.26 }, long, 0.18, 0.04)
        x += long + 0.5
      }
    }
    for (let at = 0; at < 26; at += 1) {
      const y = (share: number) => 4.6 + 3.2 * sin(share * 6) * (1 - share * 0.4)
      rod(ink, [1 + at * 0.2, y(at / 26), 0.28], [1.2 + at * 0.2, y((at + 1) / 26), 0.28], 0.09, 0.09, 4)
    }
    rod(ink, [0.8, 1.4, 0.28], [0.8, 9, 0.28], 0.09, 0.09, 4)
    rod(ink, [0.6, 1.6, 0.28], [7, 1.6, 0.28], 0.09, 0.09, 4)
    for (let at = 0; at < 7; at += 1) {
      const one = newMesh()
      box(one, { z: 0.3 }, 1.5, 1.5, 0.06)
      addCopy(notes, ofOneColor(one), { x: 8 + (at % 2) * 1.9, y: 9.4 - Math.floor(at / 2) * 2.2 }, at)
    }
    const tones = ['#f2d24a', '#f08aa0', '#8ad0e8', '#a8e08a'].map((hex) => linear(hex))
    return [
      setPart('board', board, plain(tone('#f2f4f2'), 0.3)),
      setPart('board frame', frame, metal(linear('#a4a8ac'), noise, 0.4, 0.7), { castsShadow: true }),
      setPart('board ink', ink, plain(linear('#22406a'), 0.8)),
      setPart('board notes', notes, palette(tones, 0.9)),
    ]
  },
})
