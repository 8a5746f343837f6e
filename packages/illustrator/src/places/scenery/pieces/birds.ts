import { ball, facet, newMesh, piece, plain, setPart } from '#places/scenery/piece-kit.ts'

/** A flock of birds in the sky. */
export const birds = piece({
  label: 'Birds in the sky',
  words:
    'flock of birds, birds in the sky, birds flying, flying birds, seagulls, gulls, crows circling, birds overhead, flocks of birds, swallows, cranes flying, murder of crows, ravens in the sky, vultures, bats flying, swarm of bats',
  order: 712,
  where: 'air',
  dyed: true,
  size: [52, 20, 20],
  share: 0.3,
  make: ({ random, tone }) => {
    const mesh = newMesh()
    for (let at = 0; at < 17; at += 1) {
      const [x, y, z] = [
        -19 + (at % 6) * 7.6 + random.middling() * 3,
        2.6 + Math.floor(at / 6) * 6.4 + random.middling() * 2,
        random.middling() * 5,
      ]
      const [size, up] = [random.between(0.9, 1.5), random.between(0.2, 1.2)]
      ball(mesh, [x, y, z], [1 * size, 0.36 * size, 0.36 * size], 5)
      for (const side of [-1, 1]) {
        const [elbow, tip] = [
          [x + 0.1, y + up * size, z + side * 1.3 * size] as const,
          [x - 0.9 * size, y + up * 0.7 * size, z + side * 2.7 * size] as const,
        ]
        for (const [a, b] of [
          [elbow, tip],
          [tip, elbow],
        ] as const)
          facet(mesh, [x - 0.5 * size, y, z], [x + 0.5 * size, y, z], a, b)
        const flat = [
          [x + side * 1.2 * size, y + up * size, z] as const,
          [x + side * 2.5 * size, y + up * 0.5 * size, z] as const,
        ] as const
        facet(mesh, [x - 0.3, y, z], [x + 0.3, y + 0.3, z], flat[0], flat[1])
        facet(mesh, [x + 0.3, y + 0.3, z], [x - 0.3, y, z], flat[1], flat[0])
      }
    }
    return [setPart('birds', mesh, plain(tone('#2c2c32'), 0.9), { twoSided: true })]
  },
})
