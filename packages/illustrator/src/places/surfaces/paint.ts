import type { Light } from '#light/rig.ts'
import type { SurfacePoint, Surface } from '#geometry/part.ts'
import { clamp } from '#geometry/interpolate.ts'

/** The spot has this color, lighter or darker by a factor. */
export function put(spot: SurfacePoint, tone: Light, factor = 1): void {
  spot.red = tone[0] * factor
  spot.green = tone[1] * factor
  spot.blue = tone[2] * factor
}

/** The spot's color goes towards another one. */
export function blend(spot: SurfacePoint, tone: Light, share: number): void {
  spot.red += (tone[0] - spot.red) * share
  spot.green += (tone[1] - spot.green) * share
  spot.blue += (tone[2] - spot.blue) * share
}

/** The spot gives off this light and hardly answers to any other: panes with a view, water, screens. */
export function shine(spot: SurfacePoint, red: number, green: number, blue: number): void {
  const max = Math.max(red, green, blue, 0.0001)
  spot.red = (Math.max(0, red) / max) * 0.02
  spot.green = (Math.max(0, green) / max) * 0.02
  spot.blue = (Math.max(0, blue) / max) * 0.02
  spot.glow = max * 50
}

/** How much of a pattern of this size can be seen where a pixel is `grain` wide; finer ones fade instead of flickering. */
export const seen = (grain: number, size: number): number => clamp(1.6 - (2 * grain) / size)

/** One color, all over. */
export const plain =
  (tone: Light, rough = 0.7, metal = 0): Surface =>
  (spot) => {
    put(spot, tone)
    spot.rough = rough
    spot.metal = metal
  }

/** Lamps, screens and signs. */
export const glowing =
  (light: Light): Surface =>
  (spot) =>
    shine(spot, light[0], light[1], light[2])

/** The whole part of u is the number of a color: many small things of one part, each with a color of its own. */
export const palette =
  (tones: readonly Light[], rough = 0.7, metal = 0): Surface =>
  (spot) => {
    const at = Math.floor(spot.u)
    const tone = tones[((at % tones.length) + tones.length) % tones.length]
    if (tone) put(spot, tone)
    spot.rough = rough
    spot.metal = metal
  }

/** A soft light without edges on a card: shafts, pools and halos. `shape` gives its strength at u and v, 0..1. */
export const haze =
  (light: Light, strength: number, shape: (u: number, v: number) => number): Surface =>
  (spot) => {
    shine(spot, light[0], light[1], light[2])
    spot.alpha = clamp(shape(spot.u - Math.floor(spot.u), spot.v) * strength)
  }

/** Strongest in the middle of a card, gone at its rim. */
export function halo(u: number, v: number): number {
  const [x, y] = [u * 2 - 1, v * 2 - 1]
  const left = clamp(1 - Math.sqrt(x * x + y * y))
  return left * left
}

/** A beam from the top of a card (v = 1) to its foot, soft at the sides. */
export function beam(u: number, v: number): number {
  const side = clamp(1 - Math.abs(u * 2 - 1))
  return side * side * (3 - 2 * side) * clamp(v * 1.3) * clamp((1 - v) * 8)
}
