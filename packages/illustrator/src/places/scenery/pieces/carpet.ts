import { blend, box, mixed, newMesh, piece, put, setPart } from '#places/scenery/piece-kit.ts'

/** A woven carpet with a border under the person's feet. */
export const carpet = piece({
  label: 'Carpet',
  words:
    'carpet, carpets, rug, rugs, persian rug, persian carpet, oriental rug, fluffy rug, woven rug, carpeted floor, turkish carpet',
  order: 600,
  where: 'flat',
  dyed: true,
  size: [34, 0.2, 28],
  make: ({ tone, noise }) => {
    const mesh = newMesh()
    box(mesh, {}, 34, 0.12, 28, { cell: 4 })
    const ground = tone('#8c2f2c')
    const light = mixed(ground, [0.85, 0.72, 0.5], 0.6)
    const dark = mixed(ground, [0.01, 0.01, 0.03], 0.6)
    return [
      setPart('carpet', mesh, (spot) => {
        const [x, z] = [Math.abs(spot.x), Math.abs(spot.z)]
        const edge = Math.min(17 - x, 14 - z)
        put(spot, ground, 0.85 + noise.cloud(spot.x * 2, spot.z * 2) * 0.3)
        if (edge < 2.6) blend(spot, edge < 0.5 || edge > 2.2 ? light : dark, 0.85)
        else {
          const lozenge = (x * 0.9 + z) / 3.2
          blend(spot, lozenge - Math.floor(lozenge) < 0.25 ? light : dark, 0.45)
        }
        spot.rough = 0.95
      }),
    ]
  },
})
