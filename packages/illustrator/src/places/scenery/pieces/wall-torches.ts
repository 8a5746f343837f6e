import { ball, box, bulb, card, flame, lathe, linear, litBy, metal, newLights } from '#places/scenery/piece-kit.ts'
import { newMesh, pairs, piece, plain, rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** Burning torches in brackets on the wall. */
export const wallTorches = piece({
  label: 'Torches on the wall',
  words:
    'torches on the wall, torches on the walls, wall torches, wall torch, sconces, wall sconces, torch sconces, torchlit walls, row of torches, torches lining the walls',
  order: 624,
  where: 'wall',
  size: [22, 12, 3.4],
  hang: 13,
  make: ({ noise }) => {
    const [sticks, iron, heads, fire] = [newMesh(), newMesh(), newMesh(), newMesh()]
    const lights = newLights(linear('#ff9a3c'))
    for (const [at, x] of [-9, 9].entries()) {
      box(iron, { x, y: 0.4, z: -1.3 }, 1.6, 3.6, 0.3)
      rod(iron, [x, 2.4, -1.2], [x, 2.8, 0.2], 0.16, 0.16, 6)
      lathe(iron, { x, y: 2.4, z: 0.3 }, pairs`0.55 0, 0.75 0.8`, 10)
      rod(sticks, [x, 0, 0.2], [x, 5.4, 0.4], 0.3, 0.42, 8)
      ball(heads, [x, 5.6, 0.4], [0.75, 0.9, 0.75], 7)
      for (const [turn, high] of pairs`0 2.6, 1 2.2`)
        card(fire, [x + (turn - 0.5) * 0.3, 8.2, 0.5], [1.25, 0, 0.2 * turn], [0, high, 0], [0, 0, 1], at * 2 + turn)
      bulb(lights, [x, 6.8, 0.7], 0.3, 1.6, 14)
    }
    return litBy(
      lights,
      [
        setPart('torch sticks', sticks, wood(linear('#5a4230'), noise), { castsShadow: true }),
        setPart('torch brackets', iron, metal(linear('#2a2826'), noise, 0.6, 0.4), {
          castsShadow: true,
          twoSided: true,
        }),
        setPart('torch heads', heads, plain(linear('#241a14'), 0.9)),
        setPart('torch flames', fire, flame(linear('#ffd070'), linear('#ff6a1c'), noise), { blended: true }),
      ],
      1,
      2.6,
    )
  },
})
