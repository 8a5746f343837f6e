import { ball, box, fabric, linear, newMesh, piece, setPart, squared, wood } from '#places/scenery/piece-kit.ts'

/** A deep armchair with wings. */
export const armchair = piece({
  label: 'Armchair',
  words:
    'armchair, armchairs, leather armchair, wingback chair, wing chair, velvet armchair, reading chair, easy chair, lounge chair, recliner',
  order: 122,
  where: 'stands',
  brought: ['in-armchair'],
  fits: 'indoors',
  place: 'living-room',
  dyed: true,
  size: [8.6, 12, 7.6],
  make: ({ noise, tone }) => {
    const [seat, feet] = [newMesh(), newMesh()]
    box(seat, { y: 1.2 }, 7.6, 2.8, 7, { cell: 3 })
    ball(seat, [0, 4.3, 0.6], [2.8, 0.9, 3], 8, squared)
    box(seat, { y: 1.2, z: -2.9 }, 7.4, 10.4, 1.6, { cell: 3 })
    ball(seat, [0, 8.4, -2.1], [2.9, 3.2, 0.9], 8, squared)
    for (const x of [-3.4, 3.4]) {
      box(seat, { x, y: 1.2 }, 1.5, 5.4, 7, { cell: 3 })
      box(seat, { x: x * 1.04, y: 6, z: -1.9 }, 0.9, 5, 2.4, { cell: 3 })
    }
    for (const x of [-3, 3]) for (const z of [-2.8, 2.8]) box(feet, { x, z }, 0.6, 1.3, 0.6)
    return [
      setPart('armchair', seat, fabric(tone('#7a3f34'), noise), { castsShadow: true }),
      setPart('armchair feet', feet, wood(linear('#3a261a'), noise)),
    ]
  },
})
