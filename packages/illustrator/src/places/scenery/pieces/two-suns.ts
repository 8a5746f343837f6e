import { clamp, linear, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** Two suns of different size and color. */
export const twoSuns = piece({
  label: 'Two suns',
  words: 'two suns, twin suns, double sun, binary sunset, binary suns, suns in the sky',
  order: 237,
  where: 'sky',
  fits: 'outdoors',
  size: [0.9, 0.7],
  paint: () => {
    const discs = [
      [-0.3, 0.12, 0.36, linear('#ffd890')],
      [0.46, -0.2, 0.22, linear('#ff9a5c')],
    ] as const
    return (u, v, out) => {
      for (const [x, y, size, tone] of discs) {
        const [a, b] = [(u - x) / size, (v - y) / size]
        const far = Math.sqrt(a * a + b * b)
        const disc = smoothstep(1.02, 0.98, far)
        const glow = clamp(1 - (far - 1) / 1.2) * clamp(1 - (far - 1) / 1.2) * 0.45 * (1 - disc)
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (out[channel] ?? 0) * (1 - disc) + (tone[channel] ?? 1) * (disc * 1.7 + glow)
        out[3] = Math.max(out[3] ?? 0, disc)
      }
    }
  },
})
