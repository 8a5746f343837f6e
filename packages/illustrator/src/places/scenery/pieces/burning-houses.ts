import { blend, box, card, facet, flame, linear, newMesh, piece, put, setPart } from '#places/scenery/piece-kit.ts'
import { shine, smoke, smoothstep } from '#places/scenery/piece-kit.ts'

/** Houses in flames with fire in their windows, smoke above them. */
export const burningHouses = piece({
  label: 'Burning houses',
  words:
    'burning building, burning buildings, burning house, burning houses, buildings on fire, building on fire, house on fire, houses on fire, burning city in the background, city in flames, city on fire, burning town, burning village in the background, village in flames, village on fire, burning ruins, burning city, burning city behind, burning skyline, burning village',
  order: 401,
  where: 'far',
  fits: 'outdoors',
  size: [130, 84, 34],
  share: 0.5,
  make: ({ noise, random }) => {
    const [walls, fire, plumes] = [newMesh(), newMesh(), newMesh()]
    for (const [nth, [x, z, wide, high, roof]] of (
      [
        [-44, 0, 30, 26, 16],
        [-12, -6, 26, 40, 0],
        [18, 2, 28, 24, 15],
        [46, -4, 26, 34, 0],
      ] as const
    ).entries()) {
      box(walls, { x, z }, wide, high, 18, { cell: 8, u: nth * 100 })
      const front = z + 9
      if (roof > 0) {
        // What is left of the roof: rafters.
        for (let at = 0; at <= 6; at += 1) {
          const rx = x - wide / 2 + (wide * at) / 6
          for (const way of [-1, 1])
            facet(
              walls,
              [rx - 0.5, high, z + way * 9],
              [rx + 0.5, high, z + way * 9],
              [rx + 0.5, high + roof, z],
              [rx - 0.5, high + roof, z],
            )
        }
      }
      for (let at = 0; at < 9; at += 1) {
        const fx = x + random.middling() * wide * 0.5
        const tall = random.between(9, 19)
        card(
          fire,
          [fx, high + tall * 0.45, front - random.between(2, 12)],
          [tall * 0.44, 0, 0],
          [0, tall, 0],
          [0, 0, 1],
          nth * 20 + at,
        )
      }
      for (const wx of [-0.28, 0.28]) {
        const tall = random.between(5, 8)
        card(
          fire,
          [x + wx * wide, high * 0.62 + tall * 0.6, front + 1],
          [3.2, 0, 0],
          [0, tall, 0],
          [0, 0, 1],
          nth * 20 + 12 + Math.round(wx * 4),
        )
      }
      for (let at = 0; at < 5; at += 1) {
        const size = 8 + at * 2
        card(
          plumes,
          [x + at * 2.2 + random.middling() * 4, Math.min(72, high + 14 + at * 8), z - 2],
          [size, 0, 0],
          [0, size * 0.8, 0],
          [0, 0, 1],
          nth * 9 + at,
        )
      }
    }
    return [
      setPart(
        'burning walls',
        walls,
        (spot) => {
          const { u, v } = spot
          put(spot, [0.07, 0.055, 0.048], 0.7 + noise.cloud(u * 0.1, v * 0.1) * 0.9)
          // Windows full of fire, and the glow of what burns inside.
          const [column, row] = [Math.floor(u / 7), Math.floor(v / 9)]
          const [dx, dy] = [Math.abs(u / 7 - column - 0.5), Math.abs(v / 9 - row - 0.45)]
          if (dx < 0.24 && dy < 0.3) {
            const heat = 0.5 + noise.cloud(u * 0.5, v * 0.4)
            shine(spot, 2.6 * heat, 1.05 * heat, 0.22 * heat)
            return
          }
          const lit = smoothstep(0.55, 0.2, Math.max(dx, dy))
          blend(spot, linear('#a8501c'), lit * 0.55)
          spot.glow = lit * 0.8
          spot.rough = 0.95
        },
        { twoSided: true },
      ),
      setPart('house smoke', plumes, smoke([0.05, 0.045, 0.045], noise, 0.75), { blended: true }),
      setPart('house fire', fire, flame(linear('#ffd070'), linear('#ff6a1a'), noise), { blended: true }),
    ]
  },
})
