import { ball, box, fabric, linear, newMesh, piece, rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** An airship with its gondola, high up. */
export const airship = piece({
  label: 'Airship',
  words:
    'airship, airships, zeppelin, zeppelins, blimp, dirigible, flying ship, airship in the sky, airship overhead, sky ship',
  order: 700,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [64, 28, 20],
  share: 0.2,
  make: ({ noise, tone }) => {
    const [hull, gondola] = [newMesh(), newMesh()]
    ball(hull, [0, 16, 0], [31, 9.4, 9.4], 16)
    for (const y of [-1, 1]) box(hull, { x: -27, y: 16 + (y > 0 ? 4 : -11) }, 8, 7, 0.5)
    box(hull, { x: -27, y: 15.7 }, 8, 0.5, 18)
    box(gondola, { x: 3, y: 0.4 }, 20, 3.4, 5)
    for (const x of [-6, 0, 6, 12]) rod(gondola, [x, 3.6, 1.5], [x, 8, 4], 0.2, 0.2, 5)
    return [
      setPart('airship hull', hull, fabric(tone('#b89868'), noise, { tone: linear('#8c6a44'), wide: 7 })),
      setPart('airship gondola', gondola, wood(linear('#5c4030'), noise)),
    ]
  },
})
