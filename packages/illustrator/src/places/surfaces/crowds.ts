import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp } from '#geometry/interpolate.ts'
import { put } from './paint.ts'

/** How far a point lies from the line between two others. */
function offLine(x: number, y: number, from: readonly [number, number], to: readonly [number, number]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy))
  const [ox, oy] = [x - from[0] - dx * share, y - from[1] - dy * share]
  return Math.sqrt(ox * ox + oy * oy)
}

/**
 * People far off on cards, one for every whole number of u: head, shoulders, legs, and arms thrown up by a share of
 * them, for which the uppermost fifth of a card is left. Nobody in particular: a crowd, out of focus.
 */
export const crowd =
  (noise: Noise, tones: readonly Light[], arms: number): Surface =>
  (spot) => {
    const which = Math.floor(spot.u)
    const own = noise.cell(which + 7, 3)
    const lean = (noise.cell(which + 50, 9) - 0.5) * 0.08
    const [x, y] = [spot.u - which - 0.5 - lean * spot.v, spot.v]
    const tone = tones[Math.floor(own * 97) % Math.max(1, tones.length)]
    if (tone) put(spot, tone, 0.3 + spot.v * 0.9)
    const raised = own < arms
    const [hx, hy] = [x / 0.085, (y - 0.735) / 0.06]
    let inside = hx * hx + hy * hy < 1 || (y < 0.7 && y > 0.6 && Math.abs(x) < 0.045)
    // Shoulders, arms that hang unless they are up, and legs below.
    const broad = y > 0.4 ? (raised ? 0.17 : 0.22) : 0.16 - (0.4 - y) * 0.08
    const slope = Math.abs(x) / 0.22
    inside ||= y < 0.67 - slope * slope * slope * 0.06 && Math.abs(x) < broad && (y > 0.38 || Math.abs(x) > 0.02)
    if (raised) {
      const [left, right] = [noise.cell(which, 21), noise.cell(which, 22)]
      inside ||= left > 0.3 && offLine(x, y, [-0.18, 0.63], [-0.28 + left * 0.16, 0.8 + left * 0.17]) < 0.034
      inside ||= right > 0.3 && offLine(x, y, [0.18, 0.63], [0.28 - right * 0.16, 0.8 + right * 0.17]) < 0.034
    }
    spot.alpha = inside ? 1 : 0
    spot.rough = 0.9
  }
