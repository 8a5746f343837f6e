import { box, lathe, linear, metal, newMesh, pairs, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A tank with its gun. */
export const tank = piece({
  label: 'Tank',
  words: 'tank, tanks, battle tank, army tank, armoured vehicle, armored vehicle',
  order: 322,
  where: 'stands',
  fits: 'outdoors',
  place: 'battlefield',
  dyed: true,
  size: [54, 21.4, 20],
  make: ({ noise, tone }) => {
    const [hull, dark] = [newMesh(), newMesh()]
    for (const z of [-7, 7]) {
      box(dark, { y: 0.3, z }, 34, 4.6, 4.4)
      for (let x = -15; x <= 15; x += 5) rod(dark, [x, 2.4, z - 2.5], [x, 2.4, z + 2.5], 2.2, 2.2, 12)
    }
    box(hull, { y: 3.6 }, 34, 4.6, 14.6, { cell: 6 })
    box(hull, { y: 5, z: 7 }, 36, 1.2, 5.4)
    lathe(hull, { y: 8.2, x: -2 }, pairs`8 0, 7.4 3.6, 5.4 5.2, 0.1 5.6`, 10)
    rod(hull, [4, 10.6, 1], [26, 12, 5], 0.9, 0.7, 10)
    rod(dark, [-6, 13, 0], [-7, 21, 0], 0.12, 0.08, 3)
    return [
      setPart('tank hull', hull, metal(tone('#5a6044'), noise, 0.7, 0.15), { castsShadow: true }),
      setPart('tank tracks', dark, metal(linear('#2c2c2a'), noise, 0.7, 0.3), { castsShadow: true }),
    ]
  },
})
