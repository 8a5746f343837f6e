import { addCopy, ball, box, linear, meshes, newMesh, ofOneColor, palette, pane } from '#places/scenery/piece-kit.ts'
import { piece, plain, rod, setPart, shine, sin, wood } from '#places/scenery/piece-kit.ts'

/** A tank full of fish and weeds, lit from above, on a cabinet. */
export const aquariumTank = piece({
  label: 'Fish tank',
  words:
    'fish tank, fish tanks, aquarium tank, aquarium tanks, tank of fish, tropical fish tank, glowing fish tank, glowing aquarium, fishbowl, fish bowl, goldfish bowl, goldfish tank',
  order: 565,
  where: 'stands',
  size: [20, 19, 7],
  make: ({ noise, random }) => {
    const [cabinet, frame, water, fish, weeds, gravel] = meshes()
    box(cabinet, {}, 19, 7, 6.2, { cell: 5 })
    for (const x of [-4.7, 4.7]) box(frame, { x, y: 3.4, z: 3.15 }, 0.3, 1.4, 0.2)
    const [low, high] = [7, 18]
    box(frame, { y: low }, 19, 0.5, 6.2)
    box(frame, { y: high }, 19, 0.8, 6.2)
    for (const x of [-9.3, 9.3]) for (const z of [-2.9, 2.9]) box(frame, { x, y: low, z }, 0.4, high - low, 0.4)
    pane(water, [-9.2, low + 0.5, -2.6], [18.4, 0, 0], [0, high - low - 0.5, 0], { unit: true })
    box(gravel, { y: low + 0.5 }, 18, 0.9, 5)
    for (let at = 0; at < 9; at += 1)
      ball(gravel, [random.between(-8, 8), low + 1.4, random.between(-1.6, 1.6)], [0.9, 0.7, 0.7], 5)
    for (let plant = 0; plant < 14; plant += 1) {
      const [x, z, tall] = [random.between(-8.6, 8.6), random.between(-2, 1.4), random.between(3, 8.4)]
      for (let step = 0; step < 6; step += 1) {
        const at = (t: number) => [x + sin(t * 5 + plant) * 0.5 * t, low + 1.2 + tall * t, z] as const
        rod(weeds, at(step / 6), at((step + 1) / 6), 0.26 - step * 0.03, 0.24 - step * 0.03, 4)
      }
    }
    for (let nth = 0; nth < 15; nth += 1) {
      const one = newMesh()
      const way = random.chance(0.5) ? 1 : -1
      ball(one, [0, 0, 0], [0.85, 0.45, 0.25], 6)
      ball(one, [-way * 1, 0, 0], [0.4, 0.5, 0.08], 4)
      ball(one, [0, 0.42, 0], [0.4, 0.25, 0.06], 3)
      addCopy(
        fish,
        ofOneColor(one),
        {
          x: random.between(-8, 8),
          y: random.between(low + 2.6, high - 1.6),
          z: random.between(-1.6, 2),
          size: random.between(0.7, 1.3),
        },
        nth % 4,
      )
    }
    return [
      setPart('tank cabinet', cabinet, wood(linear('#3a2a22'), noise, 0.4), { castsShadow: true }),
      setPart('tank frame', frame, plain(linear('#1a1b1e'), 0.4), { castsShadow: true }),
      setPart(
        'tank water',
        water,
        (spot) => {
          const light = 0.35 + spot.v * 0.75 + Math.max(0, noise.cloud(spot.u * 5, spot.v * 0.6) - 0.5) * spot.v
          shine(spot, 0.1 * light, 0.42 * light, 0.62 * light)
        },
        { twoSided: true },
      ),
      setPart('gravel', gravel, plain(linear('#c8b48a'), 0.9)),
      setPart('water weeds', weeds, plain([0.1, 0.42, 0.18], 0.7)),
      setPart(
        'fish',
        fish,
        palette(
          ['#ff8a2c', '#ffd23c', '#e83c5a', '#6ad0ff'].map((hex) => linear(hex)),
          0.4,
        ),
      ),
    ]
  },
})
