import { at, stride } from '#raster/fragment.ts'
import type { Fragments } from '#raster/gather.ts'
import { answerSize } from './shader.ts'

/** How far light travels within skin, in decimetres: red farthest. */
const travel = [0.05, 0.022, 0.014] as const
/** Below so many pixels it would not be seen. */
const least = 0.7

/**
 * Spreads the light that arrives on skin over its neighbourhood, red farther than green and blue, and never from one
 * fold to another: `answers` holds seven numbers a fragment, of which the first three are spread. In place.
 */
export function diffuseSkin(
  { width, height, focal }: { readonly width: number; readonly height: number; readonly focal: number },
  fragments: Fragments,
  isSkin: (part: number) => boolean,
  answers: Float32Array,
): void {
  const { count, data, first, part } = fragments
  const skinned = Array.from({ length: 1 + part.reduce((most, one) => Math.max(most, one), 0) }, (_, one) =>
    isSkin(one),
  )
  let depth = Number.POSITIVE_INFINITY
  for (let fragment = 0; fragment < count; fragment += 7) {
    if (skinned[part[fragment]!]) depth = Math.min(depth, data[fragment * stride + at.depth]!)
  }
  if ((travel[0] * focal) / depth < least) return
  const skinAt = new Int32Array(width * height).fill(-1)
  for (let pixel = 0; pixel < skinAt.length; pixel++) {
    const fragment = first[pixel]!
    if (fragment >= 0 && skinned[part[fragment]!]) skinAt[pixel] = fragment
  }
  const aside = new Float32Array(width * height * 3)
  const weights = [0.28, 0.21, 0.11, 0.04] as const
  const pass = (step: number, alongX: boolean, last: boolean) => {
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const fragment = skinAt[pixel]!
        if (fragment < 0) continue
        const here = data[fragment * stride + at.depth]!
        const place = alongX ? x : y
        const end = alongX ? width : height
        for (let channel = 0; channel < 3; channel++) {
          const reach = (travel[channel]! * focal) / here
          const own = last ? aside[pixel * 3 + channel]! : answers[fragment * answerSize + channel]!
          let sum = own * weights[0]
          let total: number = weights[0]
          if (reach > 0.5) {
            for (let tap = 1; tap <= 3; tap++) {
              const away = Math.max(tap, Math.round((tap * reach) / 2))
              for (let side = -1; side <= 1; side += 2) {
                const offset = side * away
                if (place + offset < 0 || place + offset >= end) continue
                const near = pixel + offset * step
                const other = skinAt[near]!
                if (other < 0) continue
                const off = Math.abs(data[other * stride + at.depth]! - here)
                if (off > 0.12) continue
                const weight = weights[tap]! * (1 - off * 8)
                sum += (last ? aside[near * 3 + channel]! : answers[other * answerSize + channel]!) * weight
                total += weight
              }
            }
          }
          if (last) answers[fragment * answerSize + channel] = sum / total
          else aside[pixel * 3 + channel] = sum / total
        }
      }
    }
  }
  pass(1, true, false)
  pass(width, false, true)
}
