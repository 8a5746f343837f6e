import { clamp, piece, smoothstep, triples } from '#places/scenery/piece-kit.ts'

/** Curtains of green and violet light in the sky. */
export const aurora = piece({
  label: 'Aurora',
  words:
    'aurora, northern lights, aurora borealis, polar lights, green lights in the sky, southern lights, auroras, light curtains in the sky',
  order: 232,
  where: 'sky',
  fits: 'outdoors',
  dyed: true,
  size: [1.6, 1.2],
  paint: ({ noise, tone }) => {
    const own = tone('#3af0a0')
    return (u, v, out) => {
      for (const [base, bend, level] of triples`0.05 2 1, -0.25 7 0.6`) {
        const foot = base + (noise.cloud(u * 0.9 + bend, bend) - 0.5) * 0.9
        const up = v - foot
        if (up < -0.06) continue
        const ray = 0.45 + noise.cloud(u * 7 + bend, up * 0.3) * 0.9
        const strength = smoothstep(-0.06, 0.03, up) * clamp(1 - up / 0.85) * clamp(1 - up / 0.85) * ray * level * 0.75
        const high = clamp(up * 1.6)
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] =
            (out[channel] ?? 0) +
            strength * ((own[channel] ?? 0) * (1 - high) + ([0.5, 0.12, 0.8][channel] ?? 0) * high)
      }
    }
  },
})
