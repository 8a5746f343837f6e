import { added, box, cos, glowing, linear, newMesh, piece, plaster, rod, scaled } from '#places/scenery/piece-kit.ts'
import { setPart, sin, turned } from '#places/scenery/piece-kit.ts'

/** Signs of colored light: a heart, an arrow and a ring. */
export const neonSign = piece({
  label: 'Neon sign',
  words:
    'neon sign, neon signs, neon signage, glowing sign, glowing signs, neon heart, neon kanji signs, neon kanji, neon kanji sign, neon lettering, neon letters, kanji signs, neon shop signs, neon shop sign, neon chinese signs, neon japanese signs',
  order: 162,
  where: 'wall',
  dyed: true,
  size: [22.4, 13.2, 1.2],
  hang: 12,
  make: ({ noise, tone }) => {
    const [tube, other, third, board] = [newMesh(), newMesh(), newMesh(), newMesh()]
    box(board, { z: -0.35 }, 22, 13, 0.4)
    const heart = (t: number): readonly [number, number, number] => {
      const s = sin(t)
      return [-5.4 + 3.6 * s * s * s, 7 + 0.24 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)), 0.2]
    }
    for (let at = 0; at < 36; at += 1)
      rod(tube, heart((at / 36) * 6.2832), heart(((at + 1) / 36) * 6.2832), 0.26, 0.26, 6)
    for (let at = 0; at < 30; at += 1) {
      const [a, b] = [turned(at * 12), turned(at * 12 + 12)]
      rod(other, [5 + a[0] * 3.4, 7 + a[1] * 3.4, 0.2], [5 + b[0] * 3.4, 7 + b[1] * 3.4, 0.2], 0.24, 0.24, 6)
    }
    const bolt = [
      [5.6, 9.6],
      [4, 6.8],
      [5.8, 6.8],
      [4.4, 4.2],
    ] as const
    for (let at = 0; at < 3; at += 1) {
      const [a, b] = [bolt[at] ?? bolt[0], bolt[at + 1] ?? bolt[0]]
      rod(third, [a[0], a[1], 0.2], [b[0], b[1], 0.2], 0.24, 0.24, 6)
    }
    rod(third, [-9, 1.6, 0.2], [9, 1.6, 0.2], 0.22, 0.22, 6)
    const own = scaled(tone('#ff3a8c'), 2.4)
    return [
      setPart('neon tubes', tube, glowing(added(own, [0.25, 0.2, 0.25]))),
      setPart('neon ring', other, glowing([0.3, 1.6, 2.4])),
      setPart('neon bolt', third, glowing([2.4, 1.9, 0.5])),
      setPart('neon board', board, plaster(linear('#1c1a22'), noise)),
    ]
  },
})
