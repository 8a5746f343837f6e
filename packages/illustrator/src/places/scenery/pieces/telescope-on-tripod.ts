import { ball, linear, metal, newMesh, piece, plain, rod, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** A telescope on three legs. */
export const telescopeOnTripod = piece({
  label: 'Telescope',
  words:
    'telescope by the window, telescope on a tripod, telescope in the background, giant telescope, big telescope, brass telescope on a stand',
  order: 608,
  where: 'stands',
  of: 'telescope',
  size: [9, 19, 9],
  make: ({ noise }) => {
    const [brass, legs, lens] = [newMesh(), newMesh(), newMesh()]
    for (let at = 0; at < 3; at += 1) {
      const [x, z] = turned(at * 120 + 90)
      rod(legs, [x * 0.3, 11.4, z * 0.3], [x * 3.8, 0, z * 3.8], 0.3, 0.22, 6)
    }
    ball(brass, [0, 11.8, 0], [0.8, 0.8, 0.8], 8)
    rod(brass, [-3.2, 9.8, 0.5], [0.6, 13.2, -0.1], 0.6, 0.75, 14)
    rod(brass, [0.6, 13.2, -0.1], [4, 16.4, -0.6], 0.95, 1.05, 16)
    rod(brass, [-3.9, 9.2, 0.6], [-3.1, 9.9, 0.5], 0.38, 0.42, 10)
    ball(lens, [4.05, 16.45, -0.6], [0.9, 0.9, 0.9], 8)
    return [
      setPart('telescope', brass, metal(linear('#b8883a'), noise, 0.28, 0.9), { castsShadow: true }),
      setPart('tripod', legs, wood(linear('#4a3020'), noise), { castsShadow: true }),
      setPart('telescope lens', lens, plain([0.04, 0.06, 0.1], 0.05)),
    ]
  },
})
