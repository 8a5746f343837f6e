import { at, stride } from '#raster/fragment.ts'
import type { Fragments } from '#raster/gather.ts'
import { answerSize } from './shader.ts'

/** How far light travels within skin, in decimeters: red farthest; green and blue alike. */
const redTravel = 0.05
const otherTravel = 0.018
/** Below so many pixels it would not be seen. */
const least = 0.7
/** Skin this much nearer or farther belongs to another fold. */
const fold = 0.12

const weights = [0.28, 0.21, 0.11, 0.04] as const

/**
 * Spreads the light that arrives on skin over its neighborhood, red farther than green and blue, and never from one
 * fold to another: `answers` holds seven numbers a fragment, of which the first three are spread. In place.
 */
export function diffuseSkin(
  { width, height, focal }: { readonly width: number; readonly height: number; readonly focal: number },
  { data, first, part }: Fragments,
  skinned: readonly boolean[],
  answers: Float32Array,
): void {
  // Depth of the skin in each pixel, 0 for none, and the window around it all.
  const depths = new Float32Array(width * height)
  let [left, right, top, bottom, nearest] = [width, -1, height, -1, 1e9]
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const fragment = first[pixel]!
      if (fragment < 0 || !skinned[part[fragment]!]) continue
      const depth = data[fragment * stride + at.depth]!
      depths[pixel] = depth
      if (depth < nearest) nearest = depth
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  if (right < 0 || (redTravel * focal) / nearest < least) return
  const across = right - left + 1
  const down = bottom - top + 1
  let light: Float32Array = new Float32Array(across * down * 3)
  const depth = new Float32Array(across * down)
  for (let y = 0, cell = 0; y < down; y++) {
    for (let x = 0; x < across; x++, cell++) {
      const pixel = (top + y) * width + left + x
      depth[cell] = depths[pixel]!
      if (depth[cell] === 0) continue
      const from = first[pixel]! * answerSize
      light[cell * 3] = answers[from]!
      light[cell * 3 + 1] = answers[from + 1]!
      light[cell * 3 + 2] = answers[from + 2]!
    }
  }
  light = spread(light, depth, across, down, focal, true)
  light = spread(light, depth, across, down, focal, false)
  for (let y = 0, cell = 0; y < down; y++) {
    for (let x = 0; x < across; x++, cell++) {
      if (depth[cell] === 0) continue
      const into = first[(top + y) * width + left + x]! * answerSize
      answers[into] = light[cell * 3]!
      answers[into + 1] = light[cell * 3 + 1]!
      answers[into + 2] = light[cell * 3 + 2]!
    }
  }
}

function spread(
  light: Float32Array,
  depth: Float32Array,
  width: number,
  height: number,
  focal: number,
  alongX: boolean,
): Float32Array {
  const into = new Float32Array(light.length)
  for (let y = 0; y < height; y++) spreadRow(light, depth, into, y, width, height, focal, alongX)
  return into
}

function spreadRow(
  light: Float32Array,
  depth: Float32Array,
  into: Float32Array,
  y: number,
  width: number,
  height: number,
  focal: number,
  alongX: boolean,
): void {
  const step = alongX ? 1 : width
  const end = alongX ? width : height
  for (let x = 0, cell = y * width; x < width; x++, cell++) {
    const here = depth[cell]!
    if (here === 0) continue
    const place = alongX ? x : y
    const redReach = (redTravel * focal) / here / 2
    const otherReach = (otherTravel * focal) / here / 2
    let red = light[cell * 3]! * weights[0]
    let redTotal: number = weights[0]
    let green = light[cell * 3 + 1]! * weights[0]
    let blue = light[cell * 3 + 2]! * weights[0]
    let otherTotal: number = weights[0]
    for (let tap = -3; tap <= 3; tap++) {
      if (tap === 0) continue
      const weight = tap < 0 ? weights[-tap]! : weights[tap]!
      const far = Math.round(tap * (redReach > 1 ? redReach : 1))
      if (place + far >= 0 && place + far < end) {
        const near = cell + far * step
        const off = depth[near]! - here
        if (off < fold && off > -fold) {
          red += light[near * 3]! * weight
          redTotal += weight
        }
      }
      if (otherReach < 0.25) continue
      const short = Math.round(tap * (otherReach > 1 ? otherReach : 1))
      if (place + short < 0 || place + short >= end) continue
      const near = cell + short * step
      const off = depth[near]! - here
      if (off >= fold || off <= -fold) continue
      green += light[near * 3 + 1]! * weight
      blue += light[near * 3 + 2]! * weight
      otherTotal += weight
    }
    into[cell * 3] = red / redTotal
    into[cell * 3 + 1] = green / otherTotal
    into[cell * 3 + 2] = blue / otherTotal
  }
}
