import { addCopy, blend, linear, newMesh, pane, piece, put, setPart, smoothstep } from '#places/scenery/piece-kit.ts'

/** Posters and notes pinned to the wall. */
export const posters = piece({
  label: 'Posters',
  words:
    'posters, posters on the wall, band posters, movie posters, wanted posters, flyers, flyers on the wall, notes on the wall, photos pinned to the wall, flash sheets on the wall, sketches on the wall, blueprints',
  order: 146,
  where: 'wall',
  size: [18.4, 15.2, 0.9],
  hang: 9,
  make: ({ noise, random }) => {
    const mesh = newMesh()
    for (let at = 0; at < 11; at += 1) {
      const [x, y] = [
        (at % 4) * 4.4 - 6.6 + random.middling() * 0.8,
        Math.floor(at / 4) * 4.6 + 0.6 + random.share() * 0.6,
      ]
      const sheet = newMesh()
      const [wide, high] = [random.between(2.8, 3.9), random.between(3.4, 4.4)]
      pane(sheet, [-wide / 2, 0, 0], [wide, 0, 0], [0, high, 0], { unit: true })
      addCopy(mesh, sheet, { x, y, z: 0.05 + at * 0.012 }, at)
    }
    const tones = ['#e8e0d0', '#c8463c', '#2f4a5a', '#e0a83a', '#1c1c22', '#6a9a8a', '#d88aa0'].map((hex) =>
      linear(hex),
    )
    return [
      setPart(
        'posters',
        mesh,
        (spot) => {
          const own = Math.floor(spot.u - 0.001)
          const [u, v] = [spot.u - own, spot.v]
          const pick = (row: number) => tones[Math.floor(noise.cell(own + 11, row) * 97) % tones.length] ?? [1, 1, 1]
          put(spot, pick(1))
          const [x, y] = [u - 0.5, v - 0.58]
          blend(spot, pick(2), smoothstep(0.02, -0.02, Math.sqrt(x * x + y * y) - 0.18 - noise.cell(own, 6) * 0.14))
          if (v < 0.22 && v > 0.08 && Math.floor(v * 28) % 2 === 0) blend(spot, pick(3), 0.9)
          if (u < 0.05 || u > 0.95 || v < 0.035 || v > 0.965) blend(spot, [0.85, 0.83, 0.78], 0.8)
          spot.rough = 0.8
        },
        { twoSided: true },
      ),
    ]
  },
})
