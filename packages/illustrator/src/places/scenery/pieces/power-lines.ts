import { box, linear, newMesh, piece, plain, rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** Poles with wires across the sky. */
export const powerLines = piece({
  label: 'Power lines',
  words:
    'power lines, power line, telephone poles, telephone pole, telephone wires, telephone lines, utility poles, utility pole, electric poles, overhead wires, overhead cables, tangled wires, electrical wires, wires overhead, power cables',
  order: 584,
  where: 'span',
  away: 34,
  fits: 'outdoors',
  size: [90, 24, 8],
  make: ({ noise, wide }) => {
    const [poles, wires, cups] = [newMesh(), newMesh(), newMesh()]
    const far = wide * 0.29
    const arms = [
      [18.4, [-2.8, -1.3, 1.3, 2.8]],
      [21, [-2.2, 2.2]],
    ] as const
    for (const x of [-far, far]) {
      rod(poles, [x, 0, 0], [x, 23.4, 0], 0.6, 0.42, 8)
      for (const [y, sides] of arms) {
        box(poles, { x, y }, 6.6, 0.5, 0.6)
        for (const side of sides) rod(cups, [x + side, y + 0.5, 0], [x + side, y + 1.1, 0], 0.2, 0.26, 6)
      }
    }
    const spans = [
      [-wide * 0.49, -far, 1],
      [-far, far, 3.4],
      [far, wide * 0.49, 1],
    ] as const
    for (const [y, sides] of arms)
      for (const side of sides)
        for (const [from, to, sag] of spans) {
          const moved = (x: number) => (Math.abs(x) > far ? x : x + side)
          const point = (share: number): readonly [number, number, number] => [
            moved(from) + (moved(to) - moved(from)) * share,
            y + 1 - 4 * sag * share * (1 - share),
            0,
          ]
          for (let at = 0; at < 12; at += 1) rod(wires, point(at / 12), point((at + 1) / 12), 0.09, 0.09, 4)
        }
    return [
      setPart('power poles', poles, wood(linear('#4e4034'), noise), { castsShadow: true }),
      setPart('power cups', cups, plain(linear('#d8d8d0'), 0.3)),
      setPart('power wires', wires, plain(linear('#141416'), 0.8)),
    ]
  },
})
