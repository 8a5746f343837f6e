import { ball, box, cos, facet, newMesh, piece, plaster, rod, setPart, sheet, sin } from '#places/scenery/piece-kit.ts'
import { triples } from '#places/scenery/piece-kit.ts'

/** An angel of marble in a long robe, wings half spread, hands folded. */
export const angelStatue = piece({
  label: 'Angel statue',
  words:
    'angel statue, angel statues, statue of an angel, statues of angels, stone angel, stone angels, marble angel, marble angels, weeping angel, weeping angels, weeping angel statue, winged statue, winged statues, angel sculpture',
  order: 217,
  where: 'stands',
  dyed: true,
  size: [22, 32, 8],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    box(mesh, {}, 8, 1.2, 7)
    box(mesh, { y: 1.2 }, 6.4, 6, 5.6)
    box(mesh, { y: 7.2 }, 7.4, 0.9, 6.6)
    // The robe in folds, drawn in at the waist.
    const wide = (v: number): number =>
      2.7 - 2.1 * v + 1.6 * v * v * v * (1 - v) * 3.4 + (v > 0.92 ? -(v - 0.92) * 9 : 0)
    sheet(
      mesh,
      (u, v) => {
        const angle = u * 2 * Math.PI
        const fold = 1 + cos(angle * 9 + v * 3) * 0.07 * (1 - v)
        const size = Math.max(0.45, wide(v)) * fold
        return [sin(angle) * size, 8.1 + v * 13.4, cos(angle) * size * 0.8]
      },
      60,
      22,
    )
    rod(mesh, [0, 21, 0], [0, 22.6, 0.2], 0.5, 0.46, 9)
    ball(mesh, [0, 23.5, 0.4], [0.85, 1.1, 0.95], 10)
    ball(mesh, [0, 23.9, 0], [1.05, 1, 1.05], 9)
    ball(mesh, [0, 22.9, -0.7], [0.8, 1.2, 0.5], 7)
    for (const way of [-1, 1]) {
      ball(mesh, [way * 1.35, 20.4, 0], [0.75, 0.8, 0.75], 7)
      rod(mesh, [way * 1.4, 20.3, 0.1], [way * 1.7, 17.6, 0.9], 0.72, 0.6, 9)
      rod(mesh, [way * 1.7, 17.6, 0.9], [way * 0.2, 19.2, 2.1], 0.62, 0.36, 9)
      rod(mesh, [way * 0.18, 19, 2.1], [way * 0.08, 20.3, 2.2], 0.3, 0.14, 7)
      // Wings: three rows of feathers from one bent bone.
      const bone = (t: number) => [way * (0.9 + t * 4.6), 20 + sin(t * 2.5) * 6.4, -1.2 - t * 0.8] as const
      for (let step = 0; step < 8; step += 1)
        rod(mesh, bone(step / 8), bone((step + 1) / 8), 0.6 - step * 0.03, 0.57 - step * 0.03, 7)
      for (const [row, long, back] of triples`0 4 0.3, 1 8 0, 2 13 -0.3`)
        for (let nth = 0; nth < 11; nth += 1) {
          const t = 0.12 + (nth / 10) * 0.88
          const [x, y, z] = bone(t)
          const reach = long * (0.55 + 0.45 * sin(t * 2.4))
          const [ex, ey] = [x + way * (t * 4.4 - 0.6) * (reach / 13), y - reach]
          const half = 0.62
          for (const side of [1, -1])
            facet(
              mesh,
              [x - half * side, y, z + back],
              [x + half * side, y, z + back],
              [ex + half * 0.5 * side, ey, z + back - 0.3],
              [ex - half * 0.5 * side, ey, z + back - 0.3],
              [row, row + 1],
            )
          ball(mesh, [ex, ey, z + back - 0.3], [half * 0.52, half * 0.8, 0.1], 4)
        }
    }
    return [setPart('angel', mesh, plaster(tone('#c2beb4'), noise, 0.6), { castsShadow: true, twoSided: true })]
  },
})
