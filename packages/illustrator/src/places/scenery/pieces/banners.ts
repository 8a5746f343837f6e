import { ball, blend, facet, linear, newMesh, piece, put, rod, setPart, sin, wood } from '#places/scenery/piece-kit.ts'

/** Long banners on poles. */
export const banners = piece({
  label: 'Banners',
  words:
    'banner, banners, war banners, heraldic banners, flags, pennants, hanging banners, battle standards, standards, torn banners, flags waving, waving flags, flag in the background',
  order: 350,
  where: 'stands',
  dyed: true,
  size: [22.4, 26.6, 5],
  make: ({ noise, tone }) => {
    const [cloth, poles] = [newMesh(), newMesh()]
    for (const [at, x] of [-8, 0, 8].entries()) {
      const [z, high] = [at === 1 ? -1.4 : 0, at === 1 ? 25 : 22]
      rod(poles, [x, 0, z], [x, high, z], 0.35, 0.3, 7)
      rod(poles, [x - 2.8, high - 1, z + 0.3], [x + 2.8, high - 1, z + 0.3], 0.25, 0.25, 6)
      ball(poles, [x, high + 0.5, z], [0.6, 0.8, 0.6], 5)
      for (let piece = 0; piece < 9; piece += 1) {
        const wave = (t: number) => 0.5 + sin(t * 1.1 + at * 2) * 0.5
        const [a, b] = [high - 1 - piece * 1.8, high - 2.8 - piece * 1.8]
        const tip = piece === 8 ? 1.2 : 2.6
        facet(
          cloth,
          [x - tip, b, z + wave(piece + 1)],
          [x + tip, b, z + wave(piece + 1)],
          [x + 2.6, a, z + wave(piece)],
          [x - 2.6, a, z + wave(piece)],
          [piece / 9, (piece + 1) / 9],
        )
      }
    }
    const own = tone('#a8202c')
    return [
      setPart(
        'banners',
        cloth,
        (spot) => {
          put(spot, own, 0.85 + noise.cloud(spot.x * 0.5, spot.y * 0.2) * 0.3)
          const middle = spot.v > 0.3 && spot.v < 0.6
          if (Math.abs(spot.u) > 2.2 || (middle && Math.abs(spot.u) + Math.abs(spot.v - 0.45) * 9 < 1.4))
            blend(spot, [0.8, 0.62, 0.2], 0.9)
          spot.rough = 0.9
        },
        { twoSided: true, castsShadow: true },
      ),
      setPart('banner poles', poles, wood(linear('#4a3626'), noise), { castsShadow: true }),
    ]
  },
})
