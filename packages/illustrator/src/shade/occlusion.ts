import { cos, sin } from '#maths/exact.ts'
import { at, stride } from '#raster/fragment.ts'
import type { Fragments } from '#raster/gather.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'

const taps = 10
/** A spiral, turned sixteen ways as the shadows' disc. */
const spiralX = new Float32Array(taps * 16)
const spiralY = new Float32Array(taps * 16)
for (let turn = 0; turn < 16; turn++) {
  for (let tap = 0; tap < taps; tap++) {
    const radius = (tap + 0.6) / taps
    const angle = tap * 2.399963229728653 + (turn * 6.283185307179586) / 16
    spiralX[turn * taps + tap] = radius * cos(angle)
    spiralY[turn * taps + tap] = radius * sin(angle)
  }
}

/** The pattern of a pixel: each of a square of four by four has its own. */
export const turnOf = (x: number, y: number): number => ((x & 3) * 5 + (y & 3) * 11) & 15

/** A decimetre value for each pixel of a window; 1 where nothing is. */
export type Layer = { readonly width: number; readonly height: number; readonly focal: number }

/**
 * How open each pixel's first fragment is to its surroundings, 0..1: what stands within `reach` decimetres before it in
 * the picture hides some of the light from around.
 */
export function openness(
  { width, height, focal }: Layer,
  fragments: Fragments,
  reach: number,
  into: Float32Array,
  pause: Pause,
): void {
  const { data, first, part } = fragments
  for (let y = 0, pixel = 0; y < height; y++) {
    if ((y & 15) === 0) pause()
    for (let x = 0; x < width; x++, pixel++) {
      const fragment = first[pixel]!
      if (fragment < 0) {
        into[pixel] = 1
        continue
      }
      const here = fragment * stride
      const depth = data[here + at.depth]!
      // Four neighbours share an answer where they are one surface: it is a soft thing.
      if ((x & 1) !== 0 || (y & 1) !== 0) {
        const corner = (y & ~1) * width + (x & ~1)
        const lead = first[corner]!
        if (
          lead >= 0 &&
          part[lead] === part[fragment] &&
          Math.abs(data[lead * stride + at.depth]! - depth) < (depth / focal) * 5
        ) {
          into[pixel] = into[corner]!
          continue
        }
      }
      const radius = Math.min((reach * focal) / depth, width * 0.12)
      if (radius < 1) {
        into[pixel] = 1
        continue
      }
      const px = data[here]!
      const py = data[here + 1]!
      const pz = data[here + 2]!
      const nx = data[here + at.normalX]!
      const ny = data[here + at.normalY]!
      const nz = data[here + at.normalZ]!
      const start = (((x >> 1) & 1) * 5 + ((y >> 1) & 1) * 10) * taps
      let hidden = 0
      for (let tap = start; tap < start + taps; tap++) {
        const tapX = (x + spiralX[tap]! * radius + 0.5) | 0
        const tapY = (y + spiralY[tap]! * radius + 0.5) | 0
        if (tapX < 0 || tapY < 0 || tapX >= width || tapY >= height) continue
        const other = first[tapY * width + tapX]!
        if (other < 0) continue
        const there = other * stride
        const dx = data[there]! - px
        const dy = data[there + 1]! - py
        const dz = data[there + 2]! - pz
        const away = dx * dx + dy * dy + dz * dz
        const rise = dx * nx + dy * ny + dz * nz
        // Flat neighbours hide nothing; what is far before it belongs to something else.
        const size = Math.sqrt(away) + 1e-6
        const angle = rise / size - 0.12
        if (angle <= 0) continue
        const near = 1 - away / (reach * reach * 2.2)
        if (near > 0) hidden += angle * near
      }
      const open = 1 - (hidden * 1.9) / taps
      into[pixel] = open < 0 ? 0 : open
    }
  }
}

/** Averages the pattern of four by four out of two layers at once, across no edge of depth or direction. In place. */
export function settle(
  { width, height, focal }: Layer,
  fragments: Fragments,
  one: Float32Array,
  other: Float32Array,
  pause: Pause,
  scratch: Scratch = makeScratch(),
): void {
  const { data, first, part } = fragments
  const asideOne = scratch.floats('aside', one.length)
  const asideOther = scratch.floats('aside too', one.length)
  const pass = (
    fromOne: Float32Array,
    fromOther: Float32Array,
    intoOne: Float32Array,
    intoOther: Float32Array,
    step: number,
    alongX: boolean,
  ) => {
    const end = alongX ? width : height
    for (let y = 0, pixel = 0; y < height; y++) {
      if ((y & 31) === 0) pause()
      for (let x = 0; x < width; x++, pixel++) {
        const fragment = first[pixel]!
        if (fragment < 0) {
          intoOne[pixel] = 1
          intoOther[pixel] = 1
          continue
        }
        const here = fragment * stride
        const owner = part[fragment]!
        const depth = data[here + at.depth]!
        const gap = (depth / focal) * 10
        const nx = data[here + at.normalX]!
        const ny = data[here + at.normalY]!
        const nz = data[here + at.normalZ]!
        const place = alongX ? x : y
        if (place > 1 && place < end - 2) {
          // Fully open and fully lit all around: nothing to average.
          const before = pixel - 2 * step
          const after = pixel + 2 * step
          if (
            fromOne[pixel] === 1 &&
            fromOther[pixel] === 1 &&
            fromOne[before] === 1 &&
            fromOther[before] === 1 &&
            fromOne[after] === 1 &&
            fromOther[after] === 1
          ) {
            intoOne[pixel] = 1
            intoOther[pixel] = 1
            continue
          }
        }
        let sumOne = fromOne[pixel]! * 2
        let sumOther = fromOther[pixel]! * 2
        let weight = 2
        for (let offset = -2; offset <= 2; offset++) {
          if (offset === 0 || place + offset < 0 || place + offset >= end) continue
          const near = pixel + offset * step
          const neighbour = first[near]!
          if (neighbour < 0) continue
          const there = neighbour * stride
          const off = data[there + at.depth]! - depth
          if (off > gap || off < -gap) continue
          const same = data[there + at.normalX]! * nx + data[there + at.normalY]! * ny + data[there + at.normalZ]! * nz
          if (same < 0.6 || (part[neighbour] !== owner && same < 0.9)) continue
          // The ends of five count half, so that each of the four turns has the same say.
          const share = offset === 2 || offset === -2 ? 1 : 2
          sumOne += fromOne[near]! * share
          sumOther += fromOther[near]! * share
          weight += share
        }
        intoOne[pixel] = sumOne / weight
        intoOther[pixel] = sumOther / weight
      }
    }
  }
  pass(one, other, asideOne, asideOther, 1, true)
  pass(asideOne, asideOther, one, other, width, false)
}
