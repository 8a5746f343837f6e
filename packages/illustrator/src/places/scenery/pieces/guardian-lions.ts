import { addCopy, ball, box, fours, linear, newMesh, piece, rock, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** Two lions of stone that sit on plinths. */
export const guardianLions = piece({
  label: 'Stone lions',
  words:
    'stone lions, stone lion, lion statue, lion statues, guardian lions, guardian lion, foo dogs, foo dog, komainu, fu dogs, stone lion statue, stone lion statues, marble lions, lion sculptures',
  order: 225,
  where: 'stands',
  dyed: true,
  size: [30, 22, 12],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const way of [-1, 1]) {
      const one = newMesh()
      box(one, {}, 8.4, 1, 9)
      box(one, { y: 1 }, 7.2, 5.4, 7.8, { cell: 3 })
      box(one, { y: 6.4 }, 8.2, 0.9, 8.8)
      ball(one, [0, 10, -1.6], [2.7, 3, 2.8], 10)
      ball(one, [0, 12.4, 0.6], [2.3, 3.4, 2.2], 10)
      ball(one, [0, 16.6, 1.6], [1.8, 1.8, 1.8], 10)
      ball(one, [0, 16, 3.1], [1.15, 0.95, 1], 8)
      ball(one, [0, 16.6, 3.9], [0.5, 0.36, 0.3], 5)
      for (const side of [-1, 1]) {
        rod(one, [side * 1.3, 12.6, 1.6], [side * 1.5, 8, 3], 1, 0.75, 9)
        ball(one, [side * 1.5, 7.8, 3.4], [0.9, 0.6, 1.2], 7)
        ball(one, [side * 2.5, 8.8, -0.8], [1.2, 1.7, 2.1], 8)
        ball(one, [side * 2.5, 7.7, 1], [0.8, 0.5, 1.3], 6)
        ball(one, [side * 1.3, 18, 1.1], [0.55, 0.65, 0.4], 5)
        ball(one, [side * 0.75, 17, 2.9], [0.36, 0.32, 0.3], 5)
      }
      // Curls of the mane in rings around the face and down the neck.
      for (const [ring, size, count, z] of fours`2.1 0.7 14 1.3, 2.5 0.8 14 0.2, 2.3 0.85 12 -0.8`)
        for (let nth = 0; nth < count; nth += 1) {
          const [c, s] = turned((nth * 360) / count + ring * 20)
          ball(one, [c * ring * 0.95, 16 + s * ring - (z < 0 ? 0.6 : 0), z], [size, size, size * 0.9], 4)
        }
      for (let nth = 0; nth < 6; nth += 1) ball(one, [0.5 * nth, 9 + nth * 0.9, -4 + nth * 0.06], [0.75, 0.8, 0.5], 5)
      addCopy(mesh, one, { x: way * 9.4, turn: turned(way * -22) })
    }
    return [
      setPart('stone lions', mesh, rock(tone('#9a958a'), noise, { tone: linear('#66704e'), share: 0.26 }), {
        castsShadow: true,
      }),
    ]
  },
})
