import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** Great heaped clouds in the sky. */
export const greatClouds = piece({
  label: 'Clouds',
  words:
    'fluffy clouds, big clouds, white clouds, cumulus clouds, towering clouds, dramatic clouds, pink clouds, sea of clouds, billowing clouds, dramatic sky, cloudy sky, clouds in the sky, cotton candy clouds, clouds in the background, puffy clouds, summer clouds',
  order: 238,
  where: 'sky',
  fits: 'outdoors',
  dyed: true,
  size: [1.6, 1],
  paint: ({ noise, tone, lamps }) => {
    const own = tone('#ffffff')
    const level = 1.05 - lamps * 0.7
    return (u, v, out) => {
      const heap = noise.cloud(u * 1.1 + 2, v * 1.5 + 5) * 0.8 + noise.hills(u * 1.6 + 7, 2) * 0.42 - (v + 0.5) * 0.42
      const there = smoothstep(0.5, 0.58, heap) * smoothstep(-1, -0.8, v)
      const above = noise.cloud(u * 1.1 + 2.12, v * 1.5 + 5.25)
      const lit = clamp(0.62 + (noise.cloud(u * 1.1 + 2, v * 1.5 + 5) - above) * 2.2 + v * 0.2)
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = there * level * ((own[channel] ?? 1) * (0.45 + lit * 0.6) + ([0.02, 0.04, 0.1][channel] ?? 0))
      out[3] = there
    }
  },
})
