import type { MarkId } from '@eidolon/people'
import { cos } from '@eidolon/people/exact.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { ripple, tableNoise } from '#geometry/noise.ts'
import type { Part, SurfacePoint, Surface } from '#geometry/part.ts'
import type { Light } from '#light/rig.ts'
import { dyes, type HairColors } from './hair-surface.ts'

/** How much of the second color hair has at a place of the head. */
type Share = (spot: SurfacePoint) => number

/** Where locks end, by how far down they hang: the ends of short hair are at its crown. */
function fading(parts: readonly Part[]): Share {
  let [low, high] = [99, -99]
  for (const { rest, positions } of parts) {
    const at = rest ?? positions
    for (let y = 1; y < at.length; y += 3) {
      if (at[y]! < low) low = at[y]!
      if (at[y]! > high) high = at[y]!
    }
  }
  const long = high - low
  // Of cropped hair only the tips: `v` runs along each lock.
  if (long < 2.2) return ({ v }) => smoothstep(0.25, 0.8, v)
  return ({ y, u }) => smoothstep(high - long * 0.34, high - long * 0.8, y + 0.25 * (ripple(u * 3, 5) - 0.5))
}

const shares: Readonly<Partial<Record<MarkId, (parts: readonly Part[]) => Share>>> = {
  'split-hair': () => (spot) => smoothstep(-0.03, 0.03, spot.x),
  'gradient-hair': fading,
  'dark-roots':
    () =>
    ({ x, y, z, v }) =>
      smoothstep(0.32, 0.05, v) * smoothstep(7.1, 7.7, y + 0.1 * tableNoise(x * 5, y * 5, z * 5, 3)),
  'money-piece':
    () =>
    ({ x, z, y }) => {
      const front = smoothstep(0.75, 1.05, z + Math.max(0, 7.6 - y) * 0.25)
      return (
        front * smoothstep(0.12, 0.2, Math.abs(x)) * smoothstep(0.72, 0.6, Math.abs(x) - Math.max(0, 7.4 - y) * 0.12)
      )
    },
}

/** Red over yellow to blue and violet, once from the roots to the ends. */
function rainbow(turn: number): Light {
  return [0.26 + 0.24 * cos(turn), 0.2 + 0.2 * cos(turn - 2.1), 0.25 + 0.24 * cos(turn - 4.2)]
}

const roots = '#1d1714'

/** The hair in the colors and the state that words ask for; as it is where they ask for nothing. */
export function inDye(parts: readonly Part[], hair: HairColors, marks: readonly MarkId[]): readonly Part[] {
  const shown = marks.filter((id) => shares[id] !== undefined)
  const wet = marks.includes('wet-hair')
  const colorful = marks.includes('rainbow-hair')
  if (shown.length === 0 && !wet && !colorful) return parts
  const { base, bright } = dyes(hair)
  const dark = dyes({ ...hair, colour: roots }).base
  const layers = shown.map((id) => ({ share: shares[id]!(parts), colour: id === 'dark-roots' ? dark : bright }))
  const over =
    (surface: Surface): Surface =>
    (spot) => {
      surface(spot)
      // What the strands make of their color goes for every other color as well.
      const [r, g, b] = [spot.red / base[0], spot.green / base[1], spot.blue / base[2]]
      let [red, green, blue] = base
      if (colorful) [red, green, blue] = rainbow((8.4 - spot.y) * 1.25 + spot.x * 0.9 + spot.v * 1.2)
      for (const { share, colour } of layers) {
        const of = share(spot)
        red += (colour[0] - red) * of
        green += (colour[1] - green) * of
        blue += (colour[2] - blue) * of
      }
      const tone = (r + g + b) / 3
      spot.red = red * tone
      spot.green = green * tone
      spot.blue = blue * tone
      if (!wet) return
      const strand = 0.42 + 0.3 * ripple(spot.u * 5, 9)
      spot.red *= strand
      spot.green *= strand
      spot.blue *= strand
      spot.rough = 0.16
      spot.relief += 0.006 * ripple(spot.u * 7, 11)
    }
  return parts.map((part) => ({ ...part, surface: over(part.surface) }))
}
