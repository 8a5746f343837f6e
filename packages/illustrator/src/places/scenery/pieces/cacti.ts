import { ball, cos, linear, type Mesh, newMesh, piece, plain, put, rod, setPart } from '#places/scenery/piece-kit.ts'
import { triples, type Vector } from '#places/scenery/piece-kit.ts'

/** A limb of a cactus along some points, round at its end. */
function limb(mesh: Mesh, points: readonly Vector[], thick: number): void {
  for (let at = 0; at + 1 < points.length; at += 1) {
    rod(mesh, points[at]!, points[at + 1]!, thick, thick, 16)
    ball(mesh, points[at + 1]!, [thick, thick, thick], 8)
  }
}

/** Tall cacti with raised arms, and round ones at their feet. */
export const cacti = piece({
  label: 'Cacti',
  words:
    'cactus, cacti, cactuses, saguaro, saguaros, saguaro cactus, saguaro cacti, giant cactus, giant cacti, desert cactus, desert cacti, tall cactus, tall cacti, prickly pear, prickly pears, barrel cactus',
  order: 189,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [25, 30, 9],
  make: ({ noise, random, tone }) => {
    const [green, flowers] = [newMesh(), newMesh()]
    limb(green, triples`-3 -0.5 0, -3 28 0`, 1.5)
    limb(green, triples`-3 12 0, -6.6 13 0.4, -7.4 15 0.4, -7.4 22 0.4`, 1.05)
    limb(green, triples`-3 9 0, 0.4 10 0.4, 1.2 12 0.4, 1.2 17.5 0.4`, 0.95)
    limb(green, triples`8 -0.5 -2, 8 17 -2`, 1.15)
    limb(green, triples`8 7 -2, 10.4 8 -1.8, 10.8 9.4 -1.8, 10.8 13 -1.8`, 0.8)
    for (const [x, z, size] of triples`4.4 2 1.9, -9.8 1.8 1.5, 1.4 2.8 1.2`) {
      ball(green, [x, size * 0.8, z], [size, size * 1.05, size], 12)
      for (let at = 0; at < 4; at += 1)
        ball(
          flowers,
          [x + random.middling() * size * 0.5, size * 1.82, z + random.middling() * size * 0.5],
          [0.3, 0.26, 0.3],
          4,
        )
    }
    for (const [x, y, z] of triples`-3 29.5 0, -7.4 23 0.4, 1.2 18.4 0.4`)
      for (let at = 0; at < 3; at += 1)
        ball(flowers, [x + (at - 1) * 0.6, y - Math.abs(at - 1) * 0.25, z + 0.4], [0.3, 0.3, 0.3], 4)
    const skin = tone('#4f7a4a')
    return [
      setPart(
        'cacti',
        green,
        (spot) => {
          // Ribs run up, with pale thorns on them.
          const rib = cos(spot.u * 7)
          put(spot, skin, 0.72 + rib * 0.24 + noise.cloud(spot.u, spot.v * 0.4) * 0.25)
          const thorn = Math.abs(spot.v * 1.4 - Math.round(spot.v * 1.4)) < 0.14 && rib > 0.86
          if (thorn && spot.grain < 0.3) put(spot, [0.72, 0.68, 0.5])
          spot.rough = 0.7
          spot.relief = rib * 0.12
        },
        { castsShadow: true },
      ),
      setPart('cactus flowers', flowers, plain(linear('#e06a8c'), 0.7)),
    ]
  },
})
