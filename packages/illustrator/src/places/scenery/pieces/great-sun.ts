import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** A great low sun behind the person. */
export const greatSun = piece({
  label: 'Sun',
  words:
    'huge sun, giant sun, big sun, red sun, sun in the background, sun disc, low sun, rising sun, sun on the horizon',
  order: 236,
  where: 'sky',
  fits: 'outdoors',
  dyed: true,
  size: [0.8, 0.8],
  paint: ({ tone }) => {
    const light = tone('#ffb45c')
    return (u, v, out) => {
      const far = Math.sqrt(u * u + v * v)
      const disc = smoothstep(0.52, 0.505, far)
      const glow = clamp(1 - far) * clamp(1 - far) * 0.7
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = (light[channel] ?? 1) * (disc * (1.5 + v * 0.5) + glow)
      out[3] = disc
    }
  },
})
