import { linear, metal, newMesh, pairs, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Pipes and valves along the wall. */
export const pipes = piece({
  label: 'Pipes',
  words:
    'pipes, rusty pipes, steam pipes, metal pipes, industrial pipes, copper pipes, brass pipes, valves, factory pipes, exposed pipes',
  order: 348,
  where: 'span',
  dyed: true,
  size: [60, 27.4, 4.6],
  away: 12,
  make: ({ noise, wide, tone, random }) => {
    const [tubes, rings] = [newMesh(), newMesh()]
    for (const [y, thick] of pairs`6 0.9, 11 1.4, 16 0.7, 19.5 1.1, 24 1.7`) {
      rod(tubes, [-wide / 2, y, 0], [wide / 2, y, 0], thick, thick, 10)
      for (let x = -wide / 2 + random.share() * 6; x < wide / 2 - 1; x += random.between(6, 13))
        rod(rings, [x, y, 0], [x + 0.6, y, 0], thick * 1.3, thick * 1.3, 10)
    }
    for (let x = -wide / 2 + 4; x < wide / 2 - 2; x += random.between(12, 20))
      rod(tubes, [x, 0, -1.2], [x, 27, -1.2], 0.8, 0.8, 9)
    return [
      setPart('pipes', tubes, metal(tone('#8a6a4c'), noise, 0.45, 0.6), { castsShadow: true }),
      setPart('pipe rings', rings, metal(linear('#5a4636'), noise, 0.5, 0.6)),
    ]
  },
})
