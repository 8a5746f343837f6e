import { mixed, newMesh, pane, piece, put, setPart } from '#places/scenery/piece-kit.ts'

/** Puddles that mirror the light. */
export const puddles = piece({
  label: 'Puddles',
  words:
    'puddle, puddles, neon reflections in the puddles, reflections in the puddles, wet ground, wet pavement, reflections on the ground, reflective puddles, wet floor, wet asphalt, rain puddles, reflection in the water, shallow water, water on the floor, reflections, wet reflections, rain reflections, street reflections, reflections in the street, reflections in the wet street, reflections on wet asphalt, wet street reflections, reflections on the wet ground',
  order: 610,
  where: 'flat',
  dyed: true,
  size: [80, 0.3, 100],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    pane(mesh, [-40, 0, 30], [80, 0, 0], [0, 0, -80], { cell: 8 })
    const own = tone('#3a4a5c')
    return [
      setPart(
        'puddles',
        mesh,
        (spot) => {
          const wet = noise.cloud(spot.x * 0.055 + 3, spot.z * 0.075)
          put(spot, mixed(own, [0.02, 0.03, 0.04], 0.55))
          spot.rough = 0.03
          spot.metal = 0.6
          spot.alpha = wet > 0.53 ? 1 : 0
        },
        { cutOut: true },
      ),
    ]
  },
})
