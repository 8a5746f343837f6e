import { ball, linear, newMesh, piece, plain, rod, setPart, triples, turned } from '#places/scenery/piece-kit.ts'

/** White wind turbines with three blades each. */
export const windTurbines = piece({
  label: 'Wind turbines',
  words:
    'wind turbine, wind turbines, wind farm, wind power plant, windfarm, wind turbines in the distance, wind turbines on the horizon, modern windmills',
  order: 409,
  where: 'far',
  fits: 'outdoors',
  size: [150, 108, 20],
  share: 0.56,
  make: ({ random }) => {
    const mesh = newMesh()
    for (const [x, z, size] of triples`-42 0 1, 22 -4 0.78, 58 3 0.55, -8 -6 0.42`) {
      const hub = 72 * size
      rod(mesh, [x, -1, z], [x, hub, z], 2 * size, 1.1 * size, 12)
      ball(mesh, [x, hub + 1 * size, z], [1.7 * size, 1.7 * size, 4 * size], 8)
      ball(mesh, [x, hub + 1 * size, z + 4 * size], [1.5 * size, 1.5 * size, 1.6 * size], 7)
      const start = random.between(0, 120)
      for (const step of [0, 120, 240]) {
        const [c, s] = turned(start + step)
        const long = 31 * size
        const from = [x, hub + size, z + 4 * size] as const
        const shoulder = [x + c * long * 0.2, hub + size + s * long * 0.2, z + 4.2 * size] as const
        rod(mesh, from, shoulder, 0.8 * size, 1.25 * size, 7)
        rod(mesh, shoulder, [x + c * long, hub + size + s * long, z + 4.6 * size], 1.25 * size, 0.2 * size, 7)
      }
    }
    return [setPart('wind turbines', mesh, plain(linear('#eceeee'), 0.45))]
  },
})
