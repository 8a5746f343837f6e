import { bark, linear, metal, newMesh, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Thick ropes between posts. */
export const ropes = piece({
  label: 'Ropes',
  words: 'ropes, rope, rope barrier',
  order: 334,
  where: 'span',
  dyed: true,
  size: [60, 19.4, 1.6],
  away: 10,
  make: ({ noise, wide, tone }) => {
    const [posts, rope] = [newMesh(), newMesh()]
    const step = Math.max(13, wide / 8)
    for (let x = -wide / 2 + 1; x < wide / 2; x += step) {
      rod(posts, [x, 0, 0], [x, 19, 0], 0.6, 0.6, 8)
      for (const y of [9, 13, 17])
        for (let piece = 0; piece < 7; piece += 1) {
          const sag = (t: number) => y - 4 * t * (1 - t) * 1.4
          const [a, b] = [piece / 7, (piece + 1) / 7]
          if (x + b * step < wide / 2) rod(rope, [x + a * step, sag(a), 0], [x + b * step, sag(b), 0], 0.42, 0.42, 6)
        }
    }
    return [
      setPart('rope posts', posts, metal(linear('#5a5248'), noise, 0.5, 0.3), { castsShadow: true }),
      setPart('ropes', rope, bark(tone('#b08a58'), noise)),
    ]
  },
})
