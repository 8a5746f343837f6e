import { clamp, piece, smoothstep, triples } from '#places/scenery/piece-kit.ts'

/** A band of stars and gas across a sky full of stars. */
export const milkyWay = piece({
  label: 'Milky way',
  words:
    'milky way, starry sky, stars in the sky, galaxy in the sky, sky full of stars, star filled sky, night sky full of stars, cosmic sky, starry background',
  order: 230,
  where: 'sky',
  fits: 'outdoors',
  size: [1.6, 1.6],
  paint:
    ({ noise }) =>
    (u, v, out) => {
      const along = u * 0.62 + v * 0.78
      const off = u * 0.78 - v * 0.62 + (noise.cloud(along, 3) - 0.5) * 0.3
      const band = clamp(1 - Math.abs(off) / 0.42)
      const gas = noise.cloud(u * 2.2, v * 2.2) * band * band
      const dust = smoothstep(0.45, 0.65, noise.cloud(u * 3 + 9, v * 3)) * clamp(1 - Math.abs(off) / 0.16)
      const level = gas * 0.5 * (1 - dust * 0.75)
      out[0] = level * 0.62
      out[1] = level * 0.56
      out[2] = level * 0.85
      for (const [size, share, own] of triples`46 0.4 0, 90 0.32 50`) {
        const [x, y] = [u * size, v * size]
        const [column, row] = [Math.floor(x), Math.floor(y)]
        const luck = noise.cell(column + own, row + 7)
        if (luck > share * (0.35 + band)) continue
        const [dx, dy] = [
          x - column - 0.2 - 0.6 * noise.cell(column + 3, row + own),
          y - row - 0.2 - 0.6 * noise.cell(column + 8, row + own),
        ]
        const star = clamp(1 - Math.sqrt(dx * dx + dy * dy) / 0.22) * (luck < 0.04 ? 3 : 1)
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (out[channel] ?? 0) + star * (0.8 + channel * 0.1)
      }
    },
})
