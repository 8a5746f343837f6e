import { box, fabric, lathe, linear, newMesh, pairs, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** A large parasol with a lounger beneath it. */
export const parasol = piece({
  label: 'Parasols',
  words: 'parasols, beach umbrella, beach umbrellas, sun umbrella, patio umbrella, sun loungers',
  order: 380,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [24.4, 24.4, 24.4],
  make: ({ noise, tone }) => {
    const [top, poles, bed] = [newMesh(), newMesh(), newMesh()]
    rod(poles, [0, 0, 0], [0, 24, 0], 0.35, 0.3, 7)
    lathe(top, { y: 19 }, pairs`12 0, 8 2.4, 4 4, 0.1 5`, 12)
    box(bed, { x: 4, y: 2.6, z: 2 }, 13, 0.5, 5)
    box(bed, { x: -3.4, y: 3, z: 2 }, 0.5, 5, 5)
    for (const x of [-2, 9.6]) for (const z of [0, 4]) rod(poles, [x, 0, z], [x, 2.6, z], 0.25, 0.25, 5)
    const own = tone('#d8484c')
    return [
      setPart(
        'parasol',
        top,
        (spot) => {
          put(
            spot,
            Math.floor(spot.u * 0.165 + 0.001) % 2 === 0 ? own : [0.9, 0.88, 0.84],
            0.92 + noise.cloud(spot.u * 0.2, spot.v * 0.2) * 0.14,
          )
          spot.rough = 0.9
        },
        { twoSided: true, castsShadow: true },
      ),
      setPart('parasol pole', poles, plain(linear('#d8ccb4'), 0.7), { castsShadow: true }),
      setPart('lounger', bed, fabric(linear('#ece4d4'), noise), { castsShadow: true }),
    ]
  },
})
