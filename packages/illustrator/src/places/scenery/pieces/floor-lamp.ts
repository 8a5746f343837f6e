import { linear, litBy, metal, newLights, newMesh, piece, put, setPart, shadedLamp } from '#places/scenery/piece-kit.ts'

/** A standing lamp with a glowing shade. */
export const floorLamp = piece({
  label: 'Lamp',
  words:
    'floor lamp, standing lamp, table lamp, lamp, lamps, bedside lamp, glowing lamp, lamp in the corner, reading lamp',
  order: 154,
  where: 'stands',
  dyed: true,
  size: [5, 18.2, 5],
  make: ({ noise, tone }) => {
    const [stem, shade] = [newMesh(), newMesh()]
    const lights = newLights(linear('#ffcf90'))
    shadedLamp(stem, shade, lights, [0, 0, 0], { high: 15, wide: 2.4, strength: 2, reach: 12 })
    return litBy(lights, [
      setPart('lamp stem', stem, metal(linear('#6a5638'), noise), { castsShadow: true }),
      setPart(
        'lamp shade',
        shade,
        (spot) => {
          put(spot, tone('#f0d8a8'))
          spot.glow = 0.9
        },
        { twoSided: true },
      ),
    ])
  },
})
