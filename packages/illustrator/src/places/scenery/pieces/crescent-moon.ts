import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** A thin moon in the sky. */
export const crescentMoon = piece({
  label: 'Crescent moon',
  words: 'crescent moon, crescent, thin moon, sickle moon, moon crescent, waning moon, waxing moon',
  order: 202,
  where: 'sky',
  fits: 'outdoors',
  dyed: true,
  size: [0.4, 0.4],
  paint: ({ tone }) => {
    const light = tone('#fff2d4')
    return (u, v, out) => {
      const far = Math.sqrt(u * u + v * v)
      const [x, y] = [u - 0.26, v - 0.1]
      const disc = smoothstep(0.605, 0.59, far) * smoothstep(0.5, 0.52, Math.sqrt(x * x + y * y))
      const glow = clamp(1 - far) * clamp(1 - far) * 0.3
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (light[channel] ?? 1) * (disc * 1.7 + glow)
      out[3] = disc
    }
  },
})
