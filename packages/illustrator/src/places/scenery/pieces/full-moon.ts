import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** A large round moon with its seas, and a soft light around it. */
export const fullMoon = piece({
  label: 'Full moon',
  words:
    'full moon, huge moon, giant moon, big moon, large moon, blood moon, harvest moon, moon in the sky, bright moon, enormous moon, glowing moon, full moon rising, supermoon, rising moon, pale moon',
  order: 200,
  where: 'sky',
  fits: 'outdoors',
  dyed: true,
  size: [0.62, 0.62],
  paint: ({ noise, tone, lamps }) => {
    const light = tone('#fff4dc')
    const bright = 0.75 + lamps * 0.6
    return (u, v, out) => {
      const far = Math.sqrt(u * u + v * v)
      const disc = 1 - smoothstep(0.63, 0.645, far)
      const sea = smoothstep(0.44, 0.64, noise.cloud(u * 1.4 + 3, v * 1.4 + 7)) * 0.42
      const fine = (noise.cloud(u * 6, v * 6) - 0.5) * 0.2
      const level = (1 - sea + fine) * (1.05 - far * far * 0.45) * bright * disc
      const glow = clamp(1 - far) * clamp(1 - far) * 0.42 * (0.25 + lamps * 0.75) * (1 - disc)
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (light[channel] ?? 1) * (level + glow)
      out[3] = disc
    }
  },
})
