import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { newLights, shadedLamp } from '#places/kit/furniture.ts'
import { setPart } from '#places/kit/set-part.ts'
import { litBy } from '#places/kit/table-things.ts'
import { metal } from '#places/surfaces/built.ts'
import { put } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
