import type { Camera } from '#lens/camera.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { at, stride } from '#raster/fragment.ts'
import type { Fragments } from '#raster/gather.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import type { Window } from '#raster/samples.ts'
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

/** The pattern of a pixel: another than beside and below it, the same along a diagonal and again after four. */
export const turnOf = (x: number, y: number): number => ((x & 3) * 5 + (y & 3) * 11) & 15

/** The size of a window and the camera it belongs to. */
export type Sight = {
  readonly width: number
  readonly height: number
  readonly focal: number
  readonly window: Window
  readonly camera: Camera
  /** How wide all of it is of which this may be a piece; absent: as wide as the window. */
  readonly broad?: number | undefined
}

/** How deep each pixel's first fragment lies; 0 where nothing is. */
export function depthsOf({ data, first }: Fragments, into: Float32Array): Float32Array {
  for (let pixel = 0; pixel < first.length; pixel++) {
    const fragment = first[pixel]!
    into[pixel] = fragment < 0 ? 0 : data[fragment * stride + at.depth]!
  }
  return into
}

/**
 * How open each pixel's first fragment is to its surroundings, 0..1: what is within `reach` decimeters in front of it in
 * the picture hides some of the light from around. Works on the depths alone, for they are close together in memory.
 */
export function openness(
  sight: Sight,
  fragments: Fragments,
  depths: Float32Array,
  reach: number,
  into: Float32Array,
  pause: Pause,
): void {
  const job: OpenJob = { ...sight, fragments, depths, reach, into }
  for (let y = 0; y < sight.height; y++) {
    if ((y & 15) === 0) pause()
    openRow(job, y)
  }
}

type OpenJob = Sight & {
  readonly fragments: Fragments
  readonly depths: Float32Array
  readonly reach: number
  readonly into: Float32Array
}

function openRow(job: OpenJob, y: number): void {
  const { width, height, focal, window, camera, fragments, depths, reach, into, broad = width } = job
  const { data, first, part } = fragments
  const { right, up, back } = camera
  const middleX = camera.centerX - window.left
  const middleY = camera.centerY - window.top
  const over = 1 / focal
  const limit = reach * reach * 2.2
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const depth = depths[pixel]!
    if (depth === 0) {
      into[pixel] = 1
      continue
    }
    const fragment = first[pixel]!
    // Four neighbors share an answer where they are one surface: it is a soft thing.
    if ((x & 1) !== 0 || (y & 1) !== 0) {
      const corner = (y & ~1) * width + (x & ~1)
      const off = depths[corner]! - depth
      const near = depth * over * 5
      if (off < near && off > -near && part[first[corner]!] === part[fragment]) {
        into[pixel] = into[corner]!
        continue
      }
    }
    const radius = Math.min((reach * focal) / depth, broad * 0.12)
    if (radius < 1) {
      into[pixel] = 1
      continue
    }
    // Place and normal as the camera has them: x to the right, y up, z towards it.
    const here = fragment * stride
    const worldX = data[here + at.normalX]!
    const worldY = data[here + at.normalY]!
    const worldZ = data[here + at.normalZ]!
    const nx = right[0] * worldX + right[1] * worldY + right[2] * worldZ
    const ny = up[0] * worldX + up[1] * worldY + up[2] * worldZ
    const nz = back[0] * worldX + back[1] * worldY + back[2] * worldZ
    const px = (x + 0.5 - middleX) * over * depth
    const py = (middleY - y - 0.5) * over * depth
    const start = (((x >> 1) & 1) * 5 + ((y >> 1) & 1) * 10) * taps
    let hidden = 0
    for (let tap = start; tap < start + taps; tap++) {
      const tapX = (x + spiralX[tap]! * radius + 0.5) | 0
      const tapY = (y + spiralY[tap]! * radius + 0.5) | 0
      if (tapX < 0 || tapY < 0 || tapX >= width || tapY >= height) continue
      const there = depths[tapY * width + tapX]!
      const dz = depth - there
      if (there === 0 || dz * dz > limit) continue
      const dx = (tapX + 0.5 - middleX) * over * there - px
      const dy = (middleY - tapY - 0.5) * over * there - py
      const away = dx * dx + dy * dy + dz * dz
      // Flat neighbors hide nothing; what is far before it belongs to something else.
      const angle = (dx * nx + dy * ny + dz * nz) / (Math.sqrt(away) + 1e-6) - 0.12
      if (angle <= 0) continue
      const near = 1 - away / limit
      if (near > 0) hidden += angle * near
    }
    const open = 1 - (hidden * 1.9) / taps
    into[pixel] = open < 0 ? 0 : open
  }
}

/** Averages the pattern of four by four out of two layers at once, across no edge of depth or direction. In place. */
export function settle(
  { width, height, focal }: Sight,
  fragments: Fragments,
  depths: Float32Array,
  one: Float32Array,
  other: Float32Array,
  pause: Pause,
  scratch: Scratch = makeScratch(),
): void {
  const asideOne = scratch.floats('aside', one.length)
  const asideOther = scratch.floats('aside too', one.length)
  for (const alongX of [true, false]) {
    const [fromOne, fromOther] = alongX ? [one, other] : [asideOne, asideOther]
    const [intoOne, intoOther] = alongX ? [asideOne, asideOther] : [one, other]
    const job: SettleJob = { width, height, focal, fragments, depths, fromOne, fromOther, intoOne, intoOther, alongX }
    for (let y = 0; y < height; y++) {
      if ((y & 31) === 0) pause()
      settleRow(job, y)
    }
  }
}

type SettleJob = {
  readonly width: number
  readonly height: number
  readonly focal: number
  readonly fragments: Fragments
  readonly depths: Float32Array
  readonly fromOne: Float32Array
  readonly fromOther: Float32Array
  readonly intoOne: Float32Array
  readonly intoOther: Float32Array
  /** Along the rows, or along the columns. */
  readonly alongX: boolean
}

function settleRow(job: SettleJob, y: number): void {
  const { width, height, focal, depths, fromOne, fromOther, intoOne, intoOther, alongX } = job
  const { data, first, part } = job.fragments
  const end = alongX ? width : height
  const step = alongX ? 1 : width
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const depth = depths[pixel]!
    if (depth === 0) {
      intoOne[pixel] = 1
      intoOther[pixel] = 1
      continue
    }
    const fragment = first[pixel]!
    const here = fragment * stride
    const owner = part[fragment]!
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
      const off = depths[near]! - depth
      if (off > gap || off < -gap) continue
      const neighbor = first[near]!
      const there = neighbor * stride
      const same = data[there + at.normalX]! * nx + data[there + at.normalY]! * ny + data[there + at.normalZ]! * nz
      if (same < 0.6 || (part[neighbor] !== owner && same < 0.9)) continue
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
