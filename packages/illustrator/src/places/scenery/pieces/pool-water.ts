import { newMesh, pane, piece, put, setPart } from '#places/scenery/piece-kit.ts'

/** Still water all around. */
export const poolWater = piece({
  label: 'Water',
  words:
    'turquoise water, clear water, pool water, still water, calm water, crystal clear water, blue water, shallow pool, flooded street, flooded',
  order: 616,
  where: 'flat',
  dyed: true,
  size: [240, 0.3, 360],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    pane(mesh, [-120, 0, 60], [240, 0, 0], [0, 0, -240], { cell: 12 })
    const own = tone('#2c8a9a')
    return [
      setPart('pool water', mesh, (spot) => {
        const wave = noise.cloud(spot.x * 0.16, spot.z * 0.3) - 0.5
        put(spot, own, 0.7 + wave * 0.9 + Math.max(0, noise.cloud(spot.x * 0.3 + 7, spot.z * 0.5) - 0.62) * 3)
        spot.rough = 0.08
        spot.relief = wave * 0.25
        spot.metal = 0.2
      }),
    ]
  },
})
