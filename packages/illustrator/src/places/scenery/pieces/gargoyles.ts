import { addCopy, ball, box, facet, linear, newMesh, piece, rock, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** Winged beasts of stone that crouch on pedestals. */
export const gargoyles = piece({
  label: 'Gargoyles',
  words: 'gargoyle, gargoyles, stone gargoyle, stone gargoyles, gothic gargoyles, gargoyle statue, gargoyle statues',
  order: 219,
  where: 'stands',
  dyed: true,
  size: [26, 25, 10],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const way of [-1, 1]) {
      const one = newMesh()
      box(one, {}, 8, 1.2, 8)
      box(one, { y: 1.2 }, 6.6, 8, 6.6, { cell: 3 })
      box(one, { y: 9.2 }, 8, 1, 8)
      // Haunches, a bent back, forelegs on the edge, a head thrust out.
      ball(one, [0, 12.4, -1.2], [2.4, 2.6, 2.6], 9)
      ball(one, [0, 15, 0.2], [2.1, 2.8, 2], 9)
      ball(one, [0, 18, 1.6], [1.35, 1.3, 1.6], 9)
      ball(one, [0, 17.4, 3], [0.8, 0.65, 0.9], 7)
      for (const side of [-1, 1]) {
        rod(one, [side * 1.6, 16, 1], [side * 2, 13, 2.4], 0.8, 0.6, 8)
        rod(one, [side * 2, 13, 2.4], [side * 1.8, 10.3, 3], 0.6, 0.45, 8)
        ball(one, [side * 1.8, 10.5, 3.3], [0.7, 0.4, 0.8], 5)
        ball(one, [side * 2.2, 11.8, -0.4], [1.1, 1.7, 1.7], 7)
        ball(one, [side * 2.3, 10.5, 1], [0.7, 0.4, 1], 5)
        rod(one, [side * 0.8, 18.8, 1.2], [side * 1.5, 20.8, 0.2], 0.36, 0.05, 7)
        rod(one, [side * 1.1, 18.2, 1.2], [side * 2.4, 19, 0.6], 0.4, 0.05, 6)
        // Wings in three folds between bones.
        const root = [side * 1.2, 16.4, -1.6] as const
        const tips = [
          [side * 3.4, 24.4, -3.2],
          [side * 5.2, 20.4, -2.8],
          [side * 5, 16, -2.4],
          [side * 3.4, 13, -2],
        ] as const
        for (const [nth, tip] of tips.entries()) {
          rod(one, root, tip, 0.34, 0.1, 6)
          const next = tips[nth + 1]
          if (!next) continue
          const hollow = [
            root[0] + (tip[0] + next[0] - 2 * root[0]) * 0.42,
            root[1] + (tip[1] + next[1] - 2 * root[1]) * 0.42,
            root[2] - 1,
          ] as const
          facet(one, root, tip, hollow, next)
          facet(one, root, next, hollow, tip)
        }
      }
      for (let nth = 0; nth < 5; nth += 1)
        rod(
          one,
          [nth * 0.8, 10.6 - nth * 0.3, -3 + nth * 0.2],
          [(nth + 1) * 0.8, 10.3 - nth * 0.3, -2.8 + nth * 0.2],
          0.5 - nth * 0.07,
          0.43 - nth * 0.07,
          6,
        )
      addCopy(mesh, one, { x: way * 7.6, turn: turned(way * -24) })
    }
    return [
      setPart('gargoyles', mesh, rock(tone('#77756f'), noise, { tone: linear('#5a624a'), share: 0.28 }), {
        castsShadow: true,
        twoSided: true,
      }),
    ]
  },
})
