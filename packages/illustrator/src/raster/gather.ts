import type { Camera } from '#lens/camera.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import type { Pause } from './draw-opaque.ts'
import { stride, writeFragment } from './fragment.ts'
import { makeScratch, type Scratch } from './scratch.ts'
import { type RasterParts, type Samples, sampleX, sampleY } from './samples.ts'

/** What is seen, one fragment for each part in each pixel, however many of its samples see it. */
export type Fragments = {
  readonly count: number
  readonly data: Float32Array
  /** Index of the part. */
  readonly part: Uint16Array
  /** Pixel of the window. */
  readonly pixel: Uint32Array
  /** Which of its four samples see it, one bit each. */
  readonly mask: Uint8Array
  /** The first fragment of each pixel of the window; -1 for none. Further ones follow it. */
  readonly first: Int32Array
}

/** Within how many pixel widths of depth two samples of a part are one piece of it. */
const together = 6

export function gather(
  drawn: RasterParts,
  camera: Camera,
  samples: Samples,
  spot: SurfacePoint,
  pause: Pause,
  scratch: Scratch = makeScratch(),
): Fragments {
  const { width, height, triangle } = samples
  const room = maxFragments(triangle)
  const fragments: Fragments = {
    count: 0,
    data: scratch.floats('fragments', room * stride),
    part: scratch.shorts('fragment parts', room),
    pixel: scratch.words('fragment pixels', room),
    mask: scratch.bytes('fragment masks', room),
    first: scratch.integers('first fragments', width * height).fill(-1),
  }
  let count = 0
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) pause()
    count = gatherRow(drawn, camera, samples, spot, fragments, y, count)
  }
  return { ...fragments, count }
}

/** Adds the fragments of one row after the first `count`. Returns the new count. */
function gatherRow(
  drawn: RasterParts,
  camera: Camera,
  { width, nearness, triangle, window }: Samples,
  spot: SurfacePoint,
  { data, part, pixel, mask: masks, first }: Fragments,
  y: number,
  before: number,
): number {
  let count = before
  let last = 0
  for (let x = 0, where = y * width; x < width; x++, where++) {
    const from = where * 4
    const id0 = triangle[from]!
    const id1 = triangle[from + 1]!
    const id2 = triangle[from + 2]!
    const id3 = triangle[from + 3]!
    if ((id0 | id1 | id2 | id3) === 0) continue
    if (id0 === id1 && id0 === id2 && id0 === id3) {
      // Most pixels lie within one triangle.
      const owner = ownerOf(drawn, id0 - 1, last)
      last = owner
      const px = window.left + x + sampleX[0]
      const py = window.top + y + sampleY[0]
      const start = (id0 - 1 - drawn.first[owner]!) * 3
      if (!writeFragment(drawn.parts[owner]!, start, camera, px, py, spot, data, count * stride)) continue
      part[count] = owner
      pixel[count] = where
      masks[count] = 15
      first[where] = count
      count++
      continue
    }
    let left = (id0 === 0 ? 0 : 1) | (id1 === 0 ? 0 : 2) | (id2 === 0 ? 0 : 4) | (id3 === 0 ? 0 : 8)
    while (left !== 0) {
      const lead = left & 1 ? 0 : left & 2 ? 1 : left & 4 ? 2 : 3
      const id = triangle[from + lead]!
      const owner = ownerOf(drawn, id - 1, last)
      last = owner
      const low = drawn.first[owner]!
      const high = drawn.first[owner + 1]!
      const near = nearness[from + lead]!
      const gap = (together / camera.focal) * near
      let mask = 1 << lead
      for (let sample = lead + 1; sample < 4; sample++) {
        const other = triangle[from + sample]! - 1
        if ((left & (1 << sample)) === 0 || other < low || other >= high) continue
        if (other === id - 1 || Math.abs(nearness[from + sample]! - near) < gap) mask |= 1 << sample
      }
      left &= ~mask
      const px = window.left + x + sampleX[lead]!
      const py = window.top + y + sampleY[lead]!
      if (!writeFragment(drawn.parts[owner]!, (id - 1 - low) * 3, camera, px, py, spot, data, count * stride)) continue
      part[count] = owner
      pixel[count] = where
      masks[count] = mask
      if (first[where]! < 0) first[where] = count
      count++
    }
  }
  return count
}

/** Whose triangle it is; the `last` answer is tried first, for neighbors mostly agree. */
function ownerOf({ first, parts }: RasterParts, triangle: number, last: number): number {
  if (triangle >= first[last]! && triangle < first[last + 1]!) return last
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (first[middle]! <= triangle) low = middle
    else high = middle - 1
  }
  return low
}

/** No pixel has more fragments than triangles. */
function maxFragments(triangle: Uint32Array): number {
  let count = 0
  for (let slot = 0; slot < triangle.length; slot += 4) {
    const a = triangle[slot]!
    const b = triangle[slot + 1]!
    const c = triangle[slot + 2]!
    const d = triangle[slot + 3]!
    if (a !== 0) count++
    if (b !== 0 && b !== a) count++
    if (c !== 0 && c !== a && c !== b) count++
    if (d !== 0 && d !== a && d !== b && d !== c) count++
  }
  return count
}
