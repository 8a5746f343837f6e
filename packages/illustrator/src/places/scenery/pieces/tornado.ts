import { card, clamp, cos, newMesh, piece, put, setPart, sheet, sin, smoke } from '#places/scenery/piece-kit.ts'
import { smoothstep } from '#places/scenery/piece-kit.ts'

/** A whirlwind that reaches from the clouds to the ground, dust around its foot. */
export const tornado = piece({
  label: 'Tornado',
  words:
    'tornado, tornadoes, tornados, twister, twisters, whirlwind, cyclone, waterspout, tornado in the background, tornado in the distance, giant tornado',
  order: 413,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [84, 100, 84],
  share: 0.72,
  make: ({ noise, random, tone }) => {
    const [funnel, dust] = [newMesh(), newMesh()]
    const wide = (v: number): number => 2.6 + 36 * v * v * v + 5 * v
    const bend = (v: number): number => sin(v * 3.4) * 7 * (1 - v)
    sheet(
      funnel,
      (u, v) => {
        const angle = u * 2 * Math.PI
        const rough = 1 + (noise.hills(sin(angle) * 1.5 + 3, v * 7 + cos(angle)) - 0.5) * 0.34
        return [bend(v) + sin(angle) * wide(v) * rough, v * 98, cos(angle) * wide(v) * rough]
      },
      44,
      48,
    )
    for (let nth = 0; nth < 22; nth += 1) {
      const [x, size] = [random.middling() * 16, random.between(4, 9)]
      card(dust, [x, size * 0.6, random.between(2, 8)], [size, 0, 0], [0, size * 0.7, 0], [0, 0, 1], nth)
    }
    const own = tone('#6c6a68')
    return [
      setPart(
        'funnel',
        funnel,
        (spot) => {
          // Bands wind up around it; towards its top it is lost in the clouds.
          const turn = spot.u + spot.v * 2.2
          const band = noise.cloud(turn * 4, spot.v * 9 - turn * 3)
          const fine = noise.cloud(turn * 12, spot.v * 30 - turn * 6)
          put(spot, own, 0.42 + band * 0.75 + (fine - 0.5) * 0.35)
          spot.rough = 1
          spot.alpha = clamp(smoothstep(1, 0.8, spot.v + (band - 0.5) * 0.3) * 0.97)
        },
        { blended: true },
      ),
      setPart('whirled dust', dust, smoke([own[0] * 0.9, own[1] * 0.86, own[2] * 0.8], noise, 0.6), { blended: true }),
    ]
  },
})
