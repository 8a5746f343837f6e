import { clamp, mixed, piece, smoothstep, triples } from '#places/scenery/piece-kit.ts'

/** Clouds of colored gas between the stars. */
export const nebula = piece({
  label: 'Nebula',
  words:
    'nebula in the sky, nebula sky, nebulas in the sky, violet nebula, purple nebula, pink nebula, blue nebula, glowing nebula, colorful nebula, colourful nebula, nebula clouds, nebula background, nebulae, swirling nebula, cosmic nebula, nebula behind, nebula above, swirling cosmos, cosmic clouds',
  order: 231,
  where: 'sky',
  dyed: true,
  size: [1.8, 1.8],
  paint: ({ noise, tone }) => {
    const own = tone('#8a3ad0')
    const second = mixed([own[2], own[0], own[1]], [0.9, 0.25, 0.45], 0.55)
    const core = mixed(own, [1, 0.9, 0.85], 0.65)
    return (u, v, out) => {
      const warp = noise.cloud(u * 0.9 + 5, v * 0.9 + 2)
      const [x, y] = [u * 1.15 + warp * 0.9, v * 1.15 - warp * 0.7]
      const gas = smoothstep(0.3, 0.82, noise.cloud(x + 3, y + 8))
      const other = smoothstep(0.36, 0.86, noise.cloud(x * 1.2 + 11, y * 1.2))
      const dark = smoothstep(0.5, 0.72, noise.cloud(x * 1.7 + 20, y * 1.7 + 6))
      const bright = gas * other * smoothstep(0.45, 0.8, noise.cloud(x * 2.4, y * 2.4 + 9))
      const far = Math.sqrt(u * u + v * v)
      const rim = smoothstep(1, 0.55, far)
      const clear = (1 - dark * 0.75) * rim
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] =
          ((own[channel] ?? 0) * gas * 0.62 +
            (second[channel] ?? 0) * other * 0.42 +
            (core[channel] ?? 0) * bright * 1.1) *
          clear
      for (const [size, share, seed] of triples`44 0.1 0, 96 0.09 50`) {
        const [px, py] = [u * size, v * size]
        const [column, row] = [Math.floor(px), Math.floor(py)]
        const luck = noise.cell(column + seed, row + 7)
        if (luck > share) continue
        const dx = px - column - 0.2 - 0.6 * noise.cell(column + 3, row + seed)
        const dy = py - row - 0.2 - 0.6 * noise.cell(column + 8, row + seed)
        const star =
          clamp(1 - Math.sqrt(dx * dx + dy * dy) / 0.17) * (luck < 0.008 ? 2.6 : 0.8) * smoothstep(1, 0.9, far)
        for (let channel = 0; channel < 3; channel += 1) out[channel] = (out[channel] ?? 0) + star
      }
      out[3] = clamp(gas * 0.3 + dark * 0.35) * rim
    }
  },
})
