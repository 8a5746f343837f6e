import { facet, mixed, newMesh, piece, put, setPart, turned } from '#places/scenery/piece-kit.ts'

/** Tall crystals that glow from within. */
export const crystals = piece({
  label: 'Crystals',
  words:
    'crystals, giant crystals, glowing crystals, crystal clusters, amethysts, crystal formations, ice crystals, ice shards, ice spikes, glowing gems, blue crystals, purple crystals, crystal shards, shards of ice',
  order: 388,
  where: 'stands',
  dyed: true,
  size: [22, 21.4, 9],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const [x, z, high, wide, lean] of [
      [-6, 0, 13, 1.9, -3],
      [-2, -1, 21, 2.6, -1],
      [2.6, 0.4, 16, 2.2, 2],
      [6, 0.6, 10, 1.6, 4],
      [0, 2.6, 7, 1.3, 0.6],
      [-4.4, 2.4, 5, 1, -1.6],
    ] as const) {
      const tip: readonly [number, number, number] = [x + lean, high, z]
      const neck: readonly [number, number, number] = [x + lean * 0.8, high * 0.8, z]
      for (let at = 0; at < 6; at += 1) {
        const [a, b] = [turned(at * 60), turned(at * 60 + 60)]
        const low = (c: readonly [number, number]): readonly [number, number, number] => [
          x + c[0] * wide * 0.8,
          0,
          z - c[1] * wide * 0.8,
        ]
        const mid = (c: readonly [number, number]): readonly [number, number, number] => [
          neck[0] + c[0] * wide,
          neck[1],
          neck[2] - c[1] * wide,
        ]
        facet(mesh, low(a), low(b), mid(b), mid(a))
        facet(mesh, mid(a), mid(b), tip, tip)
      }
    }
    const own = tone('#9a6af0')
    return [
      setPart(
        'crystals',
        mesh,
        (spot) => {
          put(spot, mixed(own, [1, 1, 1], 0.2 + noise.cloud(spot.x * 0.2, spot.y * 0.2) * 0.25))
          spot.rough = 0.08
          spot.glow = 0.35 + noise.cloud(spot.x * 0.3, spot.y * 0.15) * 0.4
        },
        { twoSided: true, castsShadow: true },
      ),
    ]
  },
})
