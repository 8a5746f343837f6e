import { atan2, clamp, cos, log, mixed, piece, smoothstep } from '#places/scenery/piece-kit.ts'

/** A galaxy with its arms, seen from aslant. */
export const spiralGalaxy = piece({
  label: 'Spiral galaxy',
  words:
    'spiral galaxy, spiral galaxies, swirling galaxy, galaxy swirl, galaxy swirling above, galaxy swirling, swirling galaxies, galaxy above, galaxy overhead, galaxy spiral, giant galaxy, distant galaxy, distant galaxies, andromeda',
  order: 235,
  where: 'sky',
  dyed: true,
  size: [1.1, 1.1],
  paint: ({ noise, tone }) => {
    const arms = tone('#6f8cff')
    const core = mixed(arms, [1, 0.86, 0.62], 0.85)
    return (u, v, out) => {
      // The disc lies aslant.
      const [x, y] = [u * 0.9 + v * 0.43, (v * 0.9 - u * 0.43) / 0.52]
      const far = Math.sqrt(x * x + y * y)
      const turn = atan2(y, x)
      const wave = cos(2 * turn - 7.4 * log(far + 0.05) + (noise.cloud(x * 2, y * 2) - 0.5) * 2.2)
      const arm = smoothstep(-0.35, 1, wave) * smoothstep(1, 0.25, far)
      const knots = smoothstep(0.5, 0.75, noise.cloud(x * 5 + 4, y * 5)) * arm
      const disc = clamp(1 - far) * clamp(1 - far)
      const middle = clamp(1 - far * 3.4)
      const lane = smoothstep(0.42, 0.62, noise.cloud(x * 3.4 + 9, y * 3.4)) * smoothstep(0.2, -0.6, wave) * 0.6
      for (let channel = 0; channel < 3; channel += 1) {
        const body =
          (arms[channel] ?? 0) * (arm * 0.55 + disc * 0.22) +
          (channel === 0 ? 0.5 : channel === 2 ? 0.32 : 0.16) * knots
        out[channel] = body * (1 - lane) + (core[channel] ?? 0) * (middle * middle * 1.9 + disc * disc * 0.4)
      }
      out[3] = clamp(arm * 0.3 + middle) * smoothstep(1, 0.8, far)
    }
  },
})
