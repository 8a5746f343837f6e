import { clamp, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** A rainbow across the sky. */
export const rainbow = piece({
  label: 'Rainbow',
  words: 'rainbow, rainbows, double rainbow, rainbow in the sky',
  order: 234,
  where: 'sky',
  fits: 'outdoors',
  size: [1.5, 1],
  paint: () => (u, v, out) => {
    const [x, y] = [u * 1.3, v + 0.75]
    const far = Math.sqrt(x * x + y * y)
    const t = (far - 1.02) / 0.2
    if (t < 0 || t > 1) return
    const bump = (middle: number) => clamp(1 - Math.abs(t - middle) / 0.36)
    const there = smoothstep(0, 0.12, t) * smoothstep(1, 0.88, t) * 0.42
    out[0] = (bump(0.9) + bump(0.66) * 0.7 + bump(0.02) * 0.4) * there
    out[1] = (bump(0.48) + bump(0.66) * 0.55) * there
    out[2] = (bump(0.18) + bump(0.02) * 0.7) * there
    out[3] = there * 0.45
  },
})
