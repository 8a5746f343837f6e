import type { SurfacePoint, Surface } from '#geometry/part.ts'
import type { Color } from '#geometry/color.ts'
import { noise } from '#geometry/noise.ts'
import { folds, visible } from './folds.ts'
import { type Weave, weaves } from './weaves.ts'

export type Paint = (spot: SurfacePoint) => void

export type SurfaceForm = {
  /** How deep the folds are; 1 is a shirt, 0 a plate. */
  readonly folds?: number
  /** Width of the turned-over border, decimeters; its stitches lie along it. */
  readonly hem?: number
  /** Color of the stitches; a darker tone of the cloth otherwise. */
  readonly thread?: Color
  /** What is on the cloth: panels, patterns, buttons. Runs last. */
  readonly paint?: Paint
}

/** Cloth (or leather, or metal) of one color with its weave, folds and hem. */
export function surface(colour: Color, weave: Weave, form: SurfaceForm = {}): Surface {
  const { rough, metal, weave: grainOf, wear } = weaves[weave]
  const deep = (form.folds ?? 1) * 0.085
  const hem = form.hem ?? 0
  const thread = form.thread ?? [colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6]
  const { paint } = form
  return (spot) => {
    spot.red = colour[0]
    spot.green = colour[1]
    spot.blue = colour[2]
    spot.rough = rough
    spot.metal = metal
    if (deep > 0) {
      const fold = folds(spot)
      spot.relief = fold * deep
      spot.open = 0.8 + 0.2 * Math.min(1, fold * 1.6)
    }
    if (wear > 0) {
      const worn = 1 + wear * (noise(spot.x * 1.3, spot.y * 1.3, spot.z * 1.3) - 0.5)
      tone(spot, worn)
    }
    grainOf?.(spot)
    if (hem > 0 && spot.u < hem * 1.3) hemmed(spot, hem, thread)
    paint?.(spot)
  }
}

/** A border of double cloth: thicker, with a line of stitches. */
function hemmed(spot: SurfacePoint, hem: number, thread: Color): void {
  const inner = (spot.u - hem) / (hem * 0.3)
  spot.relief += inner <= 0 ? 0.012 : 0.012 * (1 - inner)
  const off = Math.abs(spot.u - hem * 0.8)
  const seen = visible(0.03, spot.grain) * (off < 0.012 ? 1 : 0)
  if (seen > 0) dab(spot, thread, seen * 0.7)
}

export function tone(spot: SurfacePoint, factor: number): void {
  spot.red *= factor
  spot.green *= factor
  spot.blue *= factor
}

/** Paints over what is there. */
export function dab(spot: SurfacePoint, colour: Color, share = 1): void {
  spot.red += (colour[0] - spot.red) * share
  spot.green += (colour[1] - spot.green) * share
  spot.blue += (colour[2] - spot.blue) * share
}
