import { ball, linear, metal, newMesh, piece, plain, rod, setPart, tub } from '#places/scenery/piece-kit.ts'

/** A white tub on feet, full of foam. */
export const bathtub = piece({
  label: 'Bathtub',
  words: 'bathtub, bath tub, clawfoot tub, clawfoot bathtub, bubble bath, tub',
  order: 399,
  where: 'stands',
  fits: 'indoors',
  place: 'bathroom',
  dyed: true,
  size: [18.6, 8.8, 9],
  make: ({ noise, random, tone }) => {
    const [china, feet, foam] = [newMesh(), newMesh(), newMesh()]
    tub(china, { y: 1 }, 17, 8, 5.4)
    for (const x of [-5.4, 5.4]) for (const z of [-1.6, 1.6]) ball(feet, [x, 0.7, z], [0.7, 0.8, 0.7], 5)
    for (let at = 0; at < 40; at += 1) {
      const [x, z, size] = [random.middling() * 6.4, random.middling() * 2.2, random.between(0.7, 1.3)]
      ball(foam, [x, 5.9, z], [size, size * 0.8, size], 5)
    }
    rod(feet, [-7.6, 3, 0], [-7.6, 8.4, 0], 0.25, 0.25, 6)
    rod(feet, [-7.6, 8.4, 0], [-6, 8.2, 0], 0.25, 0.22, 6)
    return [
      setPart('bathtub', china, plain(tone('#eeece6'), 0.12), { castsShadow: true, twoSided: true }),
      setPart('tub feet', feet, metal(linear('#b08a44'), noise, 0.3, 0.8)),
      setPart('foam', foam, plain([0.9, 0.92, 0.94], 0.9)),
    ]
  },
})
