import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** A great planet with rings in the sky. */
export const planet = piece({
  label: 'Planet',
  words:
    'planet, planets, ringed planet, saturn, giant planet, gas giant, alien planet in the sky, planets in the sky, exoplanet, huge planet, planet in the background, planet with rings',
  order: 206,
  where: 'sky',
  fits: 'outdoors',
  dyed: true,
  size: [0.8, 0.8],
  paint: ({ noise, tone }) => {
    const own = tone('#d8a878')
    return (u, v, out) => {
      const far = Math.sqrt(u * u + v * v) / 0.56
      const disc = smoothstep(1.01, 0.985, far)
      const bands = noise.cloud(u * 0.4 + 2, v * 5 + noise.cloud(u * 2, v * 2) * 0.5)
      const lit = clamp(0.12 + (u * 0.7 + v * 0.5 + 0.5) * 1.05) * (0.6 + bands * 0.75)
      const [a, b] = [u * 0.96 + v * 0.28, (v * 0.96 - u * 0.28) / 0.24]
      const ring = Math.sqrt(a * a + b * b)
      const there =
        smoothstep(0.66, 0.69, ring) * smoothstep(0.97, 0.94, ring) * (0.45 + 0.5 * noise.cloud(ring * 9, 1))
      const front = v * 0.96 - u * 0.28 < 0 || far > 1 ? there : 0
      for (let channel = 0; channel < 3; channel += 1) {
        const globe = (own[channel] ?? 1) * lit * disc * 1.1
        out[channel] = globe * (1 - front) + (0.5 + (own[channel] ?? 1) * 0.5) * 0.9 * front
      }
      out[3] = Math.max(disc, front)
    }
  },
})
