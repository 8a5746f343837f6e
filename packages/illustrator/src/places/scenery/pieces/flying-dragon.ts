import { ball, clamp, facet, mixed, newMesh, piece, plain, put, rod, rolled } from '#places/scenery/piece-kit.ts'
import { setPart, sin } from '#places/scenery/piece-kit.ts'

/** A dragon on spread wings, far away in the sky. */
export const flyingDragon = piece({
  label: 'Dragon',
  words:
    'dragon in the sky, dragon flying, dragons in the sky, flying dragon, dragon overhead, giant dragon, huge dragon, dragon in the distance, dragon in the background, wyvern, wyverns, dragon circling, black dragon, red dragon, green dragon, golden dragon, white dragon, blue dragon, silver dragon, gold dragon, fire breathing dragon, dragon soaring, dragons flying, flying dragons, enormous dragon, massive dragon, great dragon',
  order: 710,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [67, 44, 46],
  share: 0.34,
  make: ({ noise, tone }) => {
    const [body, skin] = [newMesh(), newMesh()]
    const spine = (t: number): readonly [number, number, number] => [
      -26 + t * 52,
      12 + 3 * sin(t * 5 - 0.6) + (t > 0.75 ? (t - 0.75) * 22 : 0),
      0,
    ]
    for (let at = 0; at < 18; at += 1) {
      const [a, b] = [at / 18, (at + 1) / 18]
      const thick = (t: number) => 0.25 + 2.9 * clamp(sin(Math.pow(t, 1.3) * Math.PI)) + (t > 0.8 ? 0.7 : 0)
      rod(body, spine(a), spine(b), thick(a), thick(b), 9)
    }
    const head = spine(1)
    ball(body, [head[0] + 1.6, head[1] + 0.6, 0], [3.2, 1.7, 1.6], 8)
    ball(body, [head[0] + 4.4, head[1] + 0.1, 0], [2.2, 0.8, 1], 7)
    for (const z of [-0.9, 0.9])
      rod(body, [head[0], head[1] + 1.6, z], [head[0] - 3.4, head[1] + 4, z * 2], 0.45, 0.08, 5)
    for (const side of [-1, 1]) {
      const root = spine(0.62)
      const tip = (at: number): readonly [number, number, number] => [
        root[0] + 8 - at * 9.5,
        root[1] + 15 - at * at * 1.3,
        side * (14 + at * 3 - at * at),
      ]
      const knee: readonly [number, number, number] = [root[0] + 5, root[1] + 10, side * 8]
      rod(body, root, knee, 1, 0.6, 6)
      for (let at = 0; at < 4; at += 1) {
        rod(body, knee, tip(at), 0.45, 0.15, 5)
        if (at === 3) continue
        facet(skin, knee, knee, tip(at + 1), tip(at))
        facet(skin, knee, knee, tip(at), tip(at + 1))
      }
      facet(skin, root, root, tip(3), knee)
      facet(skin, root, root, knee, tip(3))
      for (const x of [0.48, 0.66]) {
        const hip = spine(x)
        rod(body, hip, [hip[0] - 2, hip[1] - 4.6, side * 2.4], 0.9, 0.4, 6)
      }
    }
    for (const mesh of [body, skin]) rolled(mesh, 48, 20)
    const own = tone('#4a3038')
    return [
      setPart('dragon', body, (spot) => {
        put(spot, own, 0.6 + noise.cell(spot.u * 1.4, spot.v * 1.4) * 0.7)
        spot.rough = 0.5
      }),
      setPart('dragon wings', skin, plain(mixed(own, [0.5, 0.16, 0.1], 0.4), 0.7), { twoSided: true }),
    ]
  },
})
