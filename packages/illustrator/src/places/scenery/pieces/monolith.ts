import { box, newMesh, piece, put, setPart } from '#places/scenery/piece-kit.ts'

/** A smooth slab that stands upright, higher than a house. */
export const monolith = piece({
  label: 'Monolith',
  words:
    'monolith, monoliths, black monolith, black monoliths, alien monolith, giant monolith, stone monolith, mysterious monolith, towering monolith',
  order: 411,
  where: 'stands',
  dyed: true,
  size: [15, 40, 5],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    box(mesh, {}, 14.4, 39.6, 4.4, { cell: 6 })
    const own = tone('#16171a')
    return [
      setPart(
        'monolith',
        mesh,
        (spot) => {
          put(spot, own, 0.85 + noise.cloud(spot.u * 0.08, spot.v * 0.08) * 0.3)
          spot.rough = 0.12
          spot.metal = 0.25
        },
        { castsShadow: true },
      ),
    ]
  },
})
