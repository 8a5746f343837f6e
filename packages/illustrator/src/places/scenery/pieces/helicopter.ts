import { ball, box, linear, metal, newMesh, piece, plain, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A helicopter in the sky. */
export const helicopter = piece({
  label: 'Helicopter',
  words:
    'helicopter, helicopters, chopper, choppers, helicopter overhead, attack helicopter, helicopters in the sky, gunship',
  order: 706,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [51, 16, 45],
  share: 0.17,
  make: ({ noise, tone }) => {
    const [hull, glass, blades] = [newMesh(), newMesh(), newMesh()]
    ball(hull, [4, 7, 0], [10, 5, 4.6], 12)
    ball(glass, [9, 7.6, 0], [5.6, 3.8, 4], 10)
    rod(hull, [-4, 8, 0], [-24, 9.6, 0], 2, 0.7, 8)
    box(hull, { x: -24, y: 8.6 }, 2.6, 6, 0.5)
    rod(hull, [2, 11, 0], [2, 14, 0], 0.7, 0.5, 6)
    for (const z of [-3.4, 3.4]) {
      rod(hull, [-5, 0.6, z], [11, 0.6, z], 0.35, 0.35, 5)
      for (const x of [-2, 8]) rod(hull, [x, 0.6, z], [x, 3.4, z * 0.6], 0.25, 0.25, 4)
    }
    for (const angle of [12, 102]) {
      const [c, s] = turned(angle)
      rod(blades, [2 - c * 22, 14.2, -s * 22], [2 + c * 22, 14.2, s * 22], 0.5, 0.5, 4)
    }
    rod(blades, [-24.6, 8, 0.6], [-23.4, 15, 0.6], 0.25, 0.25, 4)
    return [
      setPart('helicopter', hull, metal(tone('#4a5648'), noise, 0.5, 0.2)),
      setPart('helicopter glass', glass, plain([0.06, 0.09, 0.12], 0.08)),
      setPart('helicopter blades', blades, plain(linear('#22242a'), 0.6)),
    ]
  },
})
