import { ball, fours, lathe, linear, metal, newMesh, pairs, piece, rock, rod } from '#places/scenery/piece-kit.ts'
import { setPart, turned } from '#places/scenery/piece-kit.ts'

/** A great Buddha of bronze that sits on a lotus, hands in the lap. */
export const buddhaStatue = piece({
  label: 'Buddha statue',
  words:
    'buddha statue, buddha statues, statue of buddha, giant buddha, giant buddha statue, golden buddha, golden buddha statue, stone buddha, bronze buddha, great buddha, sitting buddha, buddha',
  order: 223,
  where: 'stands',
  dyed: true,
  size: [24, 31, 22],
  make: ({ noise, tone }) => {
    const [stone, bronze] = [newMesh(), newMesh()]
    lathe(stone, {}, pairs`10.6 0, 10.6 1.6, 9.4 2, 9 3`, 32)
    for (const [row, count, size, up] of fours`9.2 18 2 3.6, 8.4 16 1.7 4.8`)
      for (let nth = 0; nth < count; nth += 1) {
        const [c, s] = turned((nth * 360) / count + row * 10)
        ball(stone, [c * row, up, s * row * 0.8], [size * 0.8, size, size * 0.6], 6)
      }
    lathe(stone, {}, pairs`9 3, 8.4 5.4, 0.1 5.6`, 32)
    // Crossed legs, a calm trunk, shoulders that slope.
    for (const way of [-1, 1]) {
      ball(bronze, [way * 5.2, 7.2, 0.8], [3.2, 1.9, 2.6], 10)
      rod(bronze, [way * 5.6, 7.2, 1.4], [way * -1.2, 6.9, 4.2], 1.9, 1.3, 12)
      ball(bronze, [way * 3.7, 17, 0], [2, 2, 1.9], 9)
      rod(bronze, [way * 4.2, 16.8, 0], [way * 5.2, 11.4, 1.2], 1.7, 1.4, 12)
      ball(bronze, [way * 5.2, 11.2, 1.3], [1.45, 1.45, 1.45], 8)
      rod(bronze, [way * 5.2, 11.2, 1.3], [way * 1.4, 9.4, 4], 1.4, 0.85, 12)
      ball(bronze, [way * 0.9, 9.2, 4.2], [1.5, 0.6, 1], 7)
      // Long ears.
      ball(bronze, [way * 2.2, 22.2, 0], [0.35, 1.5, 0.6], 6)
    }
    lathe(bronze, { y: 5.6 }, pairs`5 0, 4.8 2, 3.7 5, 4.2 8.6, 4.4 10.6, 3.4 12.6, 1.6 13.8`, 24)
    rod(bronze, [0, 18.4, 0], [0, 20.4, 0.2], 1.3, 1.2, 14)
    ball(bronze, [0, 22.8, 0.3], [2.1, 2.7, 2.2], 14)
    ball(bronze, [0, 22.5, 2.3], [0.34, 0.75, 0.5], 6)
    rod(bronze, [-0.6, 21.2, 2.2], [0.6, 21.2, 2.2], 0.2, 0.2, 6)
    for (const way of [-1, 1]) {
      rod(bronze, [way * 0.4, 23.1, 2.3], [way * 1.4, 23, 1.9], 0.18, 0.14, 6)
      rod(bronze, [way * 0.35, 23.8, 2.3], [way * 1.5, 23.8, 1.8], 0.14, 0.1, 5)
    }
    // Hair in small curls up to the knot.
    for (let row = 0; row < 7; row += 1) {
      const [c, s] = turned(8 + row * 13)
      const count = Math.max(6, Math.round(18 * c))
      for (let nth = 0; nth < count; nth += 1) {
        const [cx, sz] = turned((nth * 360) / count + row * 9)
        if (sz > 0.35 && row < 3) continue
        ball(bronze, [cx * c * 2.25, 23.4 + s * 2.5, sz * c * 2.3], [0.36, 0.36, 0.36], 3)
      }
    }
    ball(bronze, [0, 26.4, 0], [1.05, 1, 1.05], 8)
    return [
      setPart('lotus seat', stone, rock(linear('#8c887e'), noise, { tone: linear('#5a6a44'), share: 0.28 }), {
        castsShadow: true,
      }),
      setPart('buddha', bronze, metal(tone('#8f7038'), noise, 0.42, 0.5), { castsShadow: true }),
    ]
  },
})
