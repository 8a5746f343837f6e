import { box, lathe, newMesh, pairs, piece, plaster, setPart } from '#places/scenery/piece-kit.ts'

/** Marble columns in a row. */
export const columns = piece({
  label: 'Columns',
  words:
    'columns, column, pillars, pillar, marble columns, marble pillars, stone pillars, stone columns, greek columns, roman columns, colonnade, temple columns, ancient columns, white columns',
  order: 212,
  where: 'span',
  dyed: true,
  size: [60, 35.4, 6],
  away: 20,
  make: ({ noise, wide, tone }) => {
    const mesh = newMesh()
    const count = Math.max(4, Math.min(12, Math.round(wide / 11)))
    for (let at = 0; at < count; at += 1)
      lathe(
        mesh,
        { x: (at + 0.5 - count / 2) * (wide / count) },
        pairs`2.7 0, 2.7 1, 2.1 1.6, 1.95 14, 1.75 28, 2.4 29.4, 2.8 30, 2.8 31`,
        16,
      )
    box(mesh, { y: 31 }, wide, 4, 5, { cell: 6 })
    return [setPart('columns', mesh, plaster(tone('#d8d0c0'), noise, 0.35), { castsShadow: true })]
  },
})
