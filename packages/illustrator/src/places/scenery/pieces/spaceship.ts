import { ball, box, facet, glowing, linear, newMesh, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { rolled, setPart, triples } from '#places/scenery/piece-kit.ts'

/** A spaceship with burning engines in the sky. */
export const spaceship = piece({
  label: 'Spaceship',
  words:
    'spaceship in the sky, spaceships, spaceship overhead, starships, space ships in the background, alien ship, alien ships, star destroyer, space fighter, starfighter, hovering ship, star fighter, starfighters, fighter ship',
  order: 702,
  where: 'air',
  outside: 'spaceship',
  fits: 'outdoors',
  dyed: true,
  size: [70, 27, 25],
  share: 0.17,
  make: ({ noise, tone }) => {
    const [hull, dark, glow] = [newMesh(), newMesh(), newMesh()]
    const half = triples`34 8.4 0, -26 8.4 12, -26 8.4 0`
    for (const z of [-1, 1]) {
      const [nose, wing, tail] = half.map(([x, y, depth]) => [x, y, depth * z] as const) as [
        readonly [number, number, number],
        readonly [number, number, number],
        readonly [number, number, number],
      ]
      facet(hull, nose, tail, [-26, 12, 2.4 * z], [6, 10.6, 1.4 * z])
      facet(hull, tail, nose, [6, 6.4, 1.4 * z], [-26, 4.6, 2.4 * z])
      facet(hull, nose, wing, [-26, 12, 3 * z], [2, 10.8, 2 * z])
      facet(hull, wing, nose, [2, 6.4, 2 * z], [-26, 5, 3 * z])
    }
    box(hull, { x: -16, y: 11, z: 0 }, 14, 3.4, 6)
    box(dark, { x: -20, y: 14.2 }, 5, 3, 4)
    for (const z of [-8, -3, 3, 8]) {
      rod(dark, [-24, 8.4, z], [-29, 8.4, z], 1.7, 2, 10)
      ball(glow, [-29.4, 8.4, z], [1.8, 1.4, 1.4], 6)
    }
    for (const mesh of [hull, dark, glow]) rolled(mesh, 38, 12)
    const own = tone('#9aa2ac')
    return [
      setPart(
        'ship hull',
        hull,
        (spot) => {
          const [a, b] = [Math.floor(spot.x * 0.4), Math.floor(spot.z * 0.7 + spot.y)]
          put(spot, own, 0.6 + noise.cell(a + 40, b + 20) * 0.5)
          spot.rough = 0.45
          spot.metal = 0.4
        },
        { twoSided: true },
      ),
      setPart('ship dark', dark, plain(linear('#3a3e46'), 0.5)),
      setPart('ship engines', glow, glowing([0.7, 1.8, 3])),
    ]
  },
})
