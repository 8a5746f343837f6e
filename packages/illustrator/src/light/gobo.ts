import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'

/** What stands before the key light and throws its pattern: slats, a window's frame, leaves, water. */
export type GoboId = 'blinds' | 'window' | 'leaves' | 'water'

/** The light that comes through, seen from the light: `cells` in rows of `size`, `scale` of them a decimeter, repeating. */
export type Gobo = { readonly size: number; readonly scale: number; readonly cells: Float32Array }

/** Across and up from the middle of the person, decimeters; how much of the light comes through there. */
type Pattern = (across: number, up: number) => number

/** How soft the edge of a shadow is. */
const edge = 0.05

const patterns: Readonly<Record<GoboId, Pattern>> = {
  blinds: (across, up) => {
    // The cords that hold the slats.
    const cord = Math.abs(wrapped(across, 7)) < 0.07 ? 0.35 : 1
    const slat = Math.abs(wrapped(up, 0.8))
    return 0.06 + 0.94 * cord * (1 - smoothstep(0.21 - edge, 0.21 + edge, slat))
  },
  window: (across, up) => {
    const inside = (at: number, half: number) => 1 - smoothstep(half - 0.25, half + 0.25, Math.abs(at))
    const pane = (at: number, step: number) => smoothstep(0.2, 0.45, Math.abs(wrapped(at, step)))
    return 0.05 + 0.95 * inside(across, 6.4) * inside(up, 9.6) * pane(across, 3.2) * pane(up + 1.6, 3.2)
  },
  leaves: (across, up) => {
    const [x, y] = [across * 0.62, up * 0.62]
    const crown = noise(x * 0.55 + 7.3, y * 0.55, 2.1)
    const leaf = noise(x * 1.9, y * 1.9 + 3.1, 5.7)
    return 0.1 + 1.05 * smoothstep(0.44, 0.6, crown * 0.55 + leaf * 0.5)
  },
  water: (across, up) => {
    const [x, y] = [across * 0.8, up * 0.8]
    const bent = noise(x * 0.8, y * 0.8, 9.2) - 0.5
    const one = ridge(noise(x * 1.1 + bent * 1.6, y * 1.1, 1.7))
    const two = ridge(noise(x * 1.5, y * 1.5 + bent * 1.8, 4.3))
    return 0.16 + 2.1 * one * one + 1.5 * two * two
  },
}

/** The way from the middle of the nearest of things that stand `step` apart. */
const wrapped = (at: number, step: number): number => at - Math.round(at / step) * step

/** Bright lines where noise passes its middle, as light has them that comes through waves. */
const ridge = (value: number): number => clamp(1 - Math.abs(value - 0.5) * 6)

const size = 512
const scale = 16
const made = new Map<GoboId, Gobo>()

/** A pattern is the same in every picture, so it is worked out once. */
export function goboOf(id: GoboId): Gobo {
  const known = made.get(id)
  if (known) return known
  const cells = new Float32Array(size * size)
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at++) {
      cells[at] = patterns[id]((column - size / 2) / scale, (size / 2 - row) / scale)
    }
  }
  const gobo: Gobo = { size, scale, cells }
  made.set(id, gobo)
  return gobo
}
