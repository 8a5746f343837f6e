import { linear, newMesh, palette, piece, plain, rod, setPart, triples, vertex } from '#places/scenery/piece-kit.ts'

/** Small flags of many colors on strings overhead. */
export const bunting = piece({
  label: 'Bunting',
  words:
    'bunting, buntings, string of flags, strings of flags, colorful bunting, colourful bunting, party bunting, flag garland, flag garlands, festival flags, papel picado, prayer flags, tibetan prayer flags, triangle flags, string flags, colorful flags overhead, colourful flags overhead',
  order: 715,
  where: 'air',
  size: [64, 20, 12],
  share: 0.34,
  make: () => {
    const [cords, flags] = [newMesh(), newMesh()]
    for (const [nth, [low, high, z]] of triples`11 19 5, 16 12 0, 7 14 -5`.entries()) {
      const at = (t: number) => [(t - 0.5) * 62, low + (high - low) * t - t * (1 - t) * 14 - 0.2, z] as const
      for (let step = 0; step < 24; step += 1) rod(cords, at(step / 24), at((step + 1) / 24), 0.09, 0.09, 3)
      for (let flag = 0; flag < 20; flag += 1) {
        const [a, b] = [at((flag + 0.12) / 20), at((flag + 0.88) / 20)]
        const tip = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3, z + 0.3] as const
        const color = ((flag + nth * 2) % 6) + 0.5
        const first = vertex(flags, a, [0, 0, 1], color, 0)
        vertex(flags, tip, [0, 0.1, 0.99], color, 1)
        vertex(flags, b, [0, 0, 1], color, 0)
        flags.triangles.push(first, first + 1, first + 2)
      }
    }
    return [
      setPart('bunting cords', cords, plain(linear('#e8e2d4'), 0.9)),
      setPart(
        'bunting',
        flags,
        palette(
          ['#d8384a', '#f2b632', '#2f8ac8', '#f4f0e6', '#3fa05a', '#e07ab0'].map((hex) => linear(hex)),
          0.9,
        ),
        { twoSided: true },
      ),
    ]
  },
})
