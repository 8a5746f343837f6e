import { clamp, linear, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** Two moons of different size and color. */
export const twoMoons = piece({
  label: 'Two moons',
  words: 'two moons, twin moons, double moon, moons, alien moons, moons in the sky',
  order: 204,
  where: 'sky',
  fits: 'outdoors',
  size: [0.78, 0.78],
  paint: ({ noise }) => {
    const discs = [
      [-0.32, 0.1, 0.5, linear('#f0e4cc'), 3],
      [0.52, -0.34, 0.26, linear('#d88a68'), 9],
    ] as const
    return (u, v, out) => {
      for (const [x, y, size, tone, own] of discs) {
        const [a, b] = [(u - x) / size, (v - y) / size]
        const far = Math.sqrt(a * a + b * b)
        const disc = smoothstep(1.01, 0.98, far)
        const sea = smoothstep(0.44, 0.62, noise.cloud(a + own, b)) * 0.4
        const lit = clamp(0.25 + (a * 0.5 + b * 0.6 + 0.55)) * (1 - sea) * 1.25
        const glow = clamp(1.6 - far) * clamp(1.6 - far) * 0.12 * (1 - disc)
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (out[channel] ?? 0) * (1 - disc) + (tone[channel] ?? 1) * (lit * disc + glow)
        out[3] = Math.max(out[3] ?? 0, disc)
      }
    }
  },
})
