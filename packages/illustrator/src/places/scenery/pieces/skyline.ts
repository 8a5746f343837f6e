import { box, facade, linear, newMesh, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Skyscrapers on the horizon, their windows lit by night. */
export const skyline = piece({
  label: 'Skyline',
  words:
    'skyline, city skyline, skyscrapers, skyscraper, city in the background, futuristic skyline, distant city, city in the distance, tall buildings, high rises, city below, futuristic buildings, tower blocks, buildings in the background, megacity, city lights far below, new york skyline, tokyo skyline, office towers, apartment blocks, city view',
  order: 410,
  where: 'far',
  fits: 'outdoors',
  place: 'rooftop',
  dyed: true,
  size: [204, 118, 42],
  share: 0.4,
  make: ({ noise, random, lamps, tone }) => {
    const mesh = newMesh()
    for (let at = 0; at < 34; at += 1) {
      const x = (at / 33 - 0.5) * 190
      const high = random.between(26, 60) + (Math.abs(x) < 40 ? random.share() * 46 : 0)
      box(mesh, { x, z: random.middling() * 14 }, random.between(6, 11), high, 9)
      if (random.chance(0.25)) rod(mesh, [x, high, 0], [x, high + 12, 0], 0.6, 0.2, 4)
    }
    const glow = ['#ffd28a', '#ffe6c0', '#cfe2ff', '#ffb765'].map((hex) => linear(hex))
    return [
      setPart(
        'skyscrapers',
        mesh,
        facade(noise, {
          wide: 1.9,
          high: 2.4,
          wall: tone('#6f7f94'),
          pane: linear('#3a4a5e'),
          lamps: glow,
          lit: 0.08 + 0.5 * lamps,
        }),
      ),
    ]
  },
})
