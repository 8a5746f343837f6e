import type { Surface } from '#geometry/part.ts'
import { brightness, type Color, filtered, linear, mixed } from '#geometry/color.ts'
import { smoothstep, through } from '#geometry/interpolate.ts'
import type { Body } from './body.ts'
import { mapAt, rimMaps } from './face-map.ts'
import { lashColor } from './lashes.ts'
import { pairs } from '#geometry/numbers.ts'

/** The fold over the eye: how far from the middle of the face, and how high, on the base mesh. */
const fold = pairs`
  0.17 7.292, 0.2 7.322, 0.235 7.349, 0.273 7.366, 0.311 7.375, 0.349 7.374, 0.384 7.366, 0.41 7.356, 0.44 7.338,
  0.475 7.308`

/**
 * Over the skin of a head: round the eyes it is thinner and darker, with a fold over the upper lid, a shade of lashes
 * along both, and a wet rim towards the eyeball.
 */
export function lidSkin({ pack, bodyParams }: Body, base: Color): Surface {
  const rims = rimMaps(pack)
  const pale = smoothstep(0.05, 0.4, brightness(linear(bodyParams.skin.colour)))
  const feminine = smoothstep(0.45, 0.15, bodyParams.presentation)
  const { asian, age } = bodyParams.macro
  // Lids without a fold are as common as those with one where people come from the east of Asia.
  const creased = (1 - 0.55 * asian) * (1 - 0.35 * smoothstep(0.7, 1, age))
  const roots = lashColor(bodyParams, false)
  const wet = mixed(filtered(base, [0.96, 0.66, 0.62]), [0.34, 0.13, 0.11], 0.3)
  return (spot) => {
    const { x, y, z } = spot
    const side = Math.abs(x)
    const ex = side - 0.315
    const ey = y - 7.28
    const ez = z - 1.25
    const eye = Math.sqrt(ex * ex + ey * ey + ez * ez)
    if (eye >= 0.42) return
    const upper = smoothstep(-0.02, 0.04, ey)
    const lid = smoothstep(0.3, 0.19, eye)
    const dark = lid * (0.06 + 0.05 * (1 - upper) + feminine * upper * (0.09 - 0.03 * pale))
    spot.red *= 1 - dark * 0.9
    spot.green *= 1 - dark
    spot.blue *= 1 - dark * (1 - 0.12 * feminine)
    if (ey > 0 && side > 0.16 && side < 0.5) {
      const from = y - through(fold, side)
      const ends = smoothstep(0.16, 0.2, side) * smoothstep(0.49, 0.42, side) * creased
      const line = ends * smoothstep(0.016 + spot.grain, 0, Math.abs(from))
      const above = ends * smoothstep(0.05, 0.01, from) * smoothstep(-0.004, 0.008, from)
      // The lid comes out from under the fold and is rounder, so lighter, below it.
      const ball = ends * smoothstep(-0.004, -0.018, from) * smoothstep(0.17, 0.14, eye - 0.02)
      spot.relief -= line * 0.006 * smoothstep(0.025, 0.012, spot.grain)
      spot.open -= line * 0.3 + above * 0.04
      const shade = 1 - line * 0.2 - above * 0.03 + ball * 0.03
      spot.red *= shade
      spot.green *= shade - line * 0.04
      spot.blue *= shade - line * 0.04
    }
    const rim = mapAt(x > 0 ? rims.left : rims.right, spot.u, spot.v)
    if (rim <= 0.02) return
    // Where lashes grow; then the edge itself, wet and pink, with the corner by the nose.
    const line = smoothstep(0.06, 0.34, rim) * (upper + (1 - upper) * smoothstep(0.72, 0.5, rim))
    const lashes = line * (0.22 + 0.12 * feminine + upper * (0.44 + 0.16 * feminine))
    const grown = lashes * smoothstep(0.17, 0.22, side)
    spot.red += (roots[0] - spot.red) * grown
    spot.green += (roots[1] - spot.green) * grown
    spot.blue += (roots[2] - spot.blue) * grown
    const moist = smoothstep(0.52, 0.72, rim) * (1 - upper * smoothstep(0.19, 0.23, side))
    if (moist <= 0) return
    const lit = 0.92 - 0.3 * upper
    spot.red += (wet[0] * lit - spot.red) * moist * 0.8
    spot.green += (wet[1] * lit - spot.green) * moist * 0.8
    spot.blue += (wet[2] * lit - spot.blue) * moist * 0.8
    spot.rough -= moist * 0.3
    spot.open -= moist * 0.15
  }
}
