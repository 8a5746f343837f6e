import { ball, fabric, linear, newMesh, piece, plain, rod, setPart, squared } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A wall of sandbags with barbed wire in coils behind it. */
export const sandbags = piece({
  label: 'Sandbags and barbed wire',
  words:
    'sandbags, sand bags, sandbag wall, wall of sandbags, barricade, barricades, barbed wire, barbed wire fence, razor wire, coils of barbed wire, trench wall, bunker wall, fortification, fortifications',
  order: 333,
  where: 'span',
  fits: 'outdoors',
  place: 'battlefield',
  size: [60, 20, 12],
  away: 20,
  make: ({ noise, random, wide }) => {
    const [bags, wire, posts] = [newMesh(), newMesh(), newMesh()]
    const step = Math.max(5, wide / 36)
    for (let row = 0; row < 4; row += 1)
      for (let x = -wide / 2 + 3 + (row % 2) * step * 0.5; x < wide / 2 - 3; x += step) {
        const own = random.share() * 9
        ball(
          bags,
          [x, 1.1 + row * 1.9, 2.4 + random.middling() * 0.5],
          [step * 0.52, 1.2, 1.9],
          5,
          (a, b, c) => squared(a, b, c) * (0.93 + noise.hills(a * 2 + own, b * 2 + c) * 0.14),
        )
      }
    // Coils stand on the ground behind, thorns on their rounds.
    const turns = Math.min(64, Math.round(wide / 1.4))
    const at = (n: number) => {
      const [c, s] = turned(n * 36)
      return [-wide / 2 + 3 + (n / (turns * 10)) * (wide - 6), 12.6 + s * 5.4, -2 + c * 4] as const
    }
    for (let n = 0; n < turns * 10; n += 1) {
      rod(wire, at(n), at(n + 1), 0.12, 0.12, 3)
      if (n % 5 > 0) continue
      const [x, y, z] = at(n)
      rod(wire, [x - 0.5, y - 0.4, z], [x + 0.5, y + 0.4, z], 0.07, 0.07, 3)
      rod(wire, [x - 0.5, y + 0.4, z + 0.2], [x + 0.5, y - 0.4, z - 0.2], 0.07, 0.07, 3)
    }
    for (let x = -wide / 2 + 4; x < wide / 2 - 3; x += Math.max(16, wide / 9)) {
      rod(posts, [x - 3, 0, -2], [x + 2.4, 18.6, -2], 0.4, 0.4, 6)
      rod(posts, [x + 3, 0, -2], [x - 2.4, 18.6, -2], 0.4, 0.4, 6)
    }
    return [
      setPart('sandbags', bags, fabric(linear('#9a8660'), noise), { castsShadow: true }),
      setPart('barbed wire', wire, plain(linear('#4c4a48'), 0.5, 0.4)),
      setPart('wire posts', posts, plain(linear('#4a3a2c'), 0.9), { castsShadow: true }),
    ]
  },
})
