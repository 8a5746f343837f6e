import { leafSpray, leafy, linear, newMesh, piece, plain, potted, setPart } from '#places/scenery/piece-kit.ts'

/** Plants in pots, small and large. */
export const pottedPlants = piece({
  label: 'Potted plants',
  words:
    'potted plants, potted plant, houseplants, houseplant, house plants, indoor plants, plants, plant, plants everywhere, lush plants, plants in pots, lots of plants, rubber plant, succulents, potted succulents, potted herbs, herb pots, potted fern, tomato plants',
  order: 170,
  where: 'stands',
  dyed: true,
  size: [21.6, 18.8, 15.6],
  make: ({ noise, random, tone }) => {
    const [pots, leaves] = [newMesh(), newMesh()]
    potted(pots, leaves, random, { x: -5, z: 0.4 }, 5.6, 3)
    potted(pots, leaves, random, { x: 0.6, z: -0.8 }, 7, 3)
    potted(pots, leaves, random, { x: 5.4, z: 0.8 }, 4.4, 3)
    return [
      setPart('plant pots', pots, plain(tone('#b0714c'), 0.8), { castsShadow: true }),
      leafy('plant leaves', leaves, leafSpray(noise, 20, 0.22, 0.38), [
        linear('#2f5a38'),
        linear('#4a7a44'),
        linear('#7aa05a'),
      ]),
    ]
  },
})
