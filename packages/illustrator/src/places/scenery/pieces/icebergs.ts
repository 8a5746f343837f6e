import { ball, blend, fours, mixed, newMesh, piece, put, setPart, smoothstep } from '#places/scenery/piece-kit.ts'

/** Mountains of ice, white above and blue where they are cut. */
export const icebergs = piece({
  label: 'Icebergs',
  words:
    'iceberg, icebergs, ice bergs, glacier, glaciers, glacier in the background, floating icebergs, towering icebergs, wall of ice, ice cliffs, ice floes',
  order: 415,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [150, 58, 40],
  share: 0.36,
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const [x, z, wide, high] of fours`-34 0 34 56, 24 -4 26 38, 54 4 16 22, -2 8 10 9, -64 8 9 12`)
      ball(mesh, [x, -2, z], [wide, high, 14], 18, (a, b, c) => {
        // Broken in flat steps, as ice breaks.
        const raw = noise.hills(a * 2.4 + x, b * 2.4 + c * 1.3)
        const step = Math.round(raw * 5) / 5
        const side = 0.62 + 0.24 * step + 0.14 * raw
        return b < 0 ? Math.min(side, 0.05 / Math.max(0.05, -b)) * 0.9 : side
      })
    const ice = tone('#bfe0ee')
    const blue = mixed(ice, [0.1, 0.42, 0.62], 0.6)
    return [
      setPart('icebergs', mesh, (spot) => {
        const { x, y, z } = spot
        const layer = noise.cloud(x * 0.05 + z * 0.04, y * 0.16)
        put(spot, ice, 0.84 + layer * 0.3)
        blend(spot, blue, smoothstep(0.5, 0.78, noise.cloud(x * 0.07 + 7, y * 0.045 + z * 0.05)) * 0.85)
        blend(spot, blue, smoothstep(5, 0, y) * 0.5)
        blend(spot, [0.94, 0.97, 1], smoothstep(0.52, 0.66, layer) * 0.7)
        spot.rough = 0.4
        spot.relief = layer * 0.6
      }),
    ]
  },
})
