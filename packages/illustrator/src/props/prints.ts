import { brightness, type Color, mixed, scaled } from '#geometry/color.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import type { SurfacePoint, Surface } from '#geometry/part.ts'

/** What is printed on a single thing: how much ink is at a place, 0 to 1, and whether it is the first ink or the second. */
type Print = (spot: SurfacePoint) => readonly [share: number, second: boolean]

/** Distance from the middle of the nearest of lines that are so far apart. */
const off = (value: number, every: number): number => Math.abs(value / every - Math.floor(value / every) - 0.5) * every

/** Sharp close up, soft from afar. */
const edge = (distance: number, half: number, grain: number): number =>
  clamp((half - distance) / Math.max(0.006, grain) + 0.5)

/** Where a place lies in rows of figures, every other row set off: away from the middle of the nearest one. */
function inRows({ x, y, z }: SurfacePoint, every: number): readonly [across: number, up: number] {
  const row = Math.floor((y + z * 0.3) / every)
  const [a, b] = [(x + z * 0.8) / every + (row % 2) * 0.5, (y + z * 0.3) / every]
  return [(a - Math.floor(a) - 0.5) * every, (b - Math.floor(b) - 0.5) * every]
}

const prints = {
  striped: ({ y, z, grain }) => [edge(off(y + z * 0.25, 0.3), 0.075, grain), false],
  plaid: ({ x, y, z, grain }) => {
    const [a, b] = [off(x + z * 0.9, 0.5), off(y + z * 0.2, 0.5)]
    const thin = Math.max(edge(Math.abs(a - 0.2), 0.018, grain), edge(Math.abs(b - 0.2), 0.018, grain))
    const broad = 0.5 * (edge(a, 0.11, grain) + edge(b, 0.11, grain))
    return thin > broad ? [thin, true] : [broad, false]
  },
  floral: (spot) => {
    const [a, b] = inRows(spot, 0.42)
    const far = Math.sqrt(a * a + b * b)
    // Five petals around a heart.
    const c = far > 1e-6 ? a / far : 1
    const petals = 16 * c * c * c * c * c - 20 * c * c * c + 5 * c
    return edge(far, 0.045, spot.grain) > 0.5 ? [1, true] : [edge(far, 0.12 + 0.03 * petals, spot.grain), false]
  },
  dotted: (spot) => {
    const [a, b] = inRows(spot, 0.34)
    return [edge(Math.sqrt(a * a + b * b), 0.09, spot.grain), false]
  },
  leopard: (spot) => {
    const [a, b] = inRows(spot, 0.3)
    const far = Math.sqrt(a * a + b * b) + 0.06 * (noise(spot.x * 14, spot.y * 14, spot.z * 14) - 0.5)
    const broken = noise(spot.x * 7, spot.y * 7, spot.z * 7) > 0.42 ? 1 : 0
    return [edge(Math.abs(far - 0.09), 0.035, spot.grain) * broken, false]
  },
  camouflage: ({ x, y, z }) => {
    const [one, two] = [noise(x * 2.2, y * 2.2, z * 2.2), noise(x * 2.2 + 9, y * 2.2 + 4, z * 2.2)]
    return one > 0.56 ? [smoothstep(0.56, 0.58, one), false] : [smoothstep(0.58, 0.6, two), true]
  },
} satisfies Readonly<Record<string, Print>>

export type PrintId = keyof typeof prints

/** The surface with a print on it; its inks stand out from the color that is below them. */
export function printed(surface: Surface, colour: Color, id: PrintId): Surface {
  const isBright = brightness(colour) > 0.25
  const [first, second]: readonly [Color, Color] = isBright
    ? [scaled(colour, 0.28), mixed(scaled(colour, 0.5), [0.5, 0.3, 0.06], 0.5)]
    : [mixed(colour, [0.82, 0.8, 0.74], 0.8), mixed(colour, [0.72, 0.48, 0.14], 0.75)]
  const inks = id === 'camouflage' ? [scaled(colour, 0.45), mixed(colour, [0.12, 0.09, 0.05], 0.6)] : [first, second]
  const print: Print = prints[id]
  return (spot) => {
    surface(spot)
    const [share, isSecond] = print(spot)
    const [red, green, blue] = inks[isSecond ? 1 : 0] ?? first
    spot.red += (red - spot.red) * share
    spot.green += (green - spot.green) * share
    spot.blue += (blue - spot.blue) * share
  }
}
