import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** The earth, blue and white, as one sees it from space. */
export const earth = piece({
  label: 'Earth',
  words:
    'earth, earth in the sky, earth below, blue planet, planet earth, earthrise, earth in the background, earth from space, view of earth, globe of the earth',
  order: 208,
  where: 'sky',
  place: 'space',
  size: [0.8, 0.8],
  paint:
    ({ noise }) =>
    (u, v, out) => {
      const far = Math.sqrt(u * u + v * v) / 0.84
      const disc = smoothstep(1.005, 0.985, far)
      const bulge = Math.sqrt(clamp(1 - far * far)) * 0.5 + 0.6
      const [x, y] = [u / bulge, v / bulge]
      const land = smoothstep(0.52, 0.56, noise.cloud(x * 1.1 + 4, y * 1.1))
      const dry = noise.cloud(x * 3 + 1, y * 3)
      const cloud = smoothstep(0.5, 0.72, noise.cloud(x * 1.6 + noise.cloud(y * 2, x) * 0.6, y * 2.6 + 7))
      const lit = clamp(0.05 + (u * 0.55 + v * 0.6 + 0.55)) * 1.2
      const air = clamp(1.14 - far) * smoothstep(0.9, 1.02, far) * 3
      const base = [0.03 + land * (0.1 + dry * 0.25), 0.12 + land * 0.12, 0.42 - land * 0.3] as const
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] =
          ((base[channel] ?? 0) * (1 - cloud) + cloud * 0.9) * lit * disc +
          ([0.2, 0.45, 1][channel] ?? 0) * air * 0.5 * lit
      out[3] = disc
    },
})
