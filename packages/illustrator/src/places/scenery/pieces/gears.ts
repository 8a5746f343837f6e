import { ball, fours, metal, newMesh, piece, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** Great brass gears that mesh. */
export const gears = piece({
  label: 'Gears',
  words: 'gears, gear, cogs, cogwheels, brass gears, giant gears, clockwork gears, cog, turning gears',
  order: 372,
  where: 'wall',
  dyed: true,
  size: [22, 14.2, 1.9],
  hang: 9,
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const [x, y, radius, teeth] of fours`-4.6 6.4 5.4 16, 4.2 10 3.4 11, 4.4 3.4 2.7 9`) {
      for (let at = 0; at < teeth; at += 1) {
        const [a, b] = [turned((at / teeth) * 360), turned(((at + 1) / teeth) * 360)]
        rod(
          mesh,
          [x + a[0] * radius * 0.82, y + a[1] * radius * 0.82, 0],
          [x + b[0] * radius * 0.82, y + b[1] * radius * 0.82, 0],
          radius * 0.15,
          radius * 0.15,
          5,
        )
        rod(
          mesh,
          [x + a[0] * radius * 0.8, y + a[1] * radius * 0.8, 0],
          [x + a[0] * radius * 1.08, y + a[1] * radius * 1.08, 0],
          radius * 0.12,
          radius * 0.1,
          4,
        )
      }
      for (let spoke = 0; spoke < 5; spoke += 1) {
        const [c, s] = turned(spoke * 72)
        rod(mesh, [x, y, 0], [x + c * radius * 0.8, y + s * radius * 0.8, 0], radius * 0.1, radius * 0.08, 5)
      }
      ball(mesh, [x, y, 0], [radius * 0.24, radius * 0.24, 0.7], 7)
    }
    return [setPart('gears', mesh, metal(tone('#b0803c'), noise, 0.35, 0.75), { castsShadow: true })]
  },
})
