import { tableNoise } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'

/** How deep the lines of age are at a place of the face of the base mesh, 0..1. */
export function wrinkleAt(x: number, y: number, z: number): number {
  if (z < 0.6 || y < 6.2 || y > 8.1) return 0
  const side = Math.abs(x)
  const broken = 0.55 + 0.45 * tableNoise(x * 4.5, y * 7, 3, 12)
  if (y > 7.56) {
    // Lines across the forehead, bent over each brow, broken here and there.
    const across = smoothstep(0.66, 0.25, side) * smoothstep(7.58, 7.7, y) * smoothstep(8.08, 7.9, y)
    if (across === 0) return 0
    const wave = y - 0.12 * side * (0.6 - side) + tableNoise(x * 2.6, y * 1.5, 0, 11) * 0.03
    return across * line((wave - 7.58) / 0.135, 0.24) * broken
  }
  let depth = 0
  // Crow's feet: rays from the outer corner of the eye.
  const ex = side - 0.46
  const ey = y - 7.27
  const away = Math.sqrt(ex * ex + ey * ey)
  if (ex > 0 && away < 0.2) {
    const fan = ey / Math.max(0.04, ex)
    const rays = smoothstep(0.03, 0.07, away) * smoothstep(0.2, 0.09, away) * smoothstep(1.2, 0.7, Math.abs(fan))
    depth = rays * line(fan * 1.9 + 0.5 + tableNoise(x * 6, y * 6, 1, 14) * 0.3, 0.26) * 0.6 * broken
  }
  // Under the eye.
  const bag = Math.abs(y - (7.1 + (side - 0.31) * (side - 0.31) * 1.1))
  depth = Math.max(depth, smoothstep(0.14, 0.2, side) * smoothstep(0.46, 0.38, side) * smoothstep(0.03, 0, bag) * 0.5)
  // From the nose past the corners of the mouth.
  const fold = Math.abs(side - (0.19 + (6.92 - y) * 0.42))
  return Math.max(depth, smoothstep(6.94, 6.84, y) * smoothstep(6.5, 6.66, y) * smoothstep(0.045, 0, fold) * 0.8)
}

/** 1 on each whole number, 0 farther than `width` from it. */
function line(value: number, width: number): number {
  const off = Math.abs(value - Math.floor(value + 0.5))
  return off >= width ? 0 : smoothstep(width, 0, off)
}
