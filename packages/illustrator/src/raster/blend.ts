import type { Camera } from '#lens/camera.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import type { Pause } from './draw-opaque.ts'
import { at, stride, writeFragment } from './fragment.ts'
import { type Samples, sampleX, sampleY, type Window } from './samples.ts'
import { sortBlended, type Sorted } from './sort-triangles.ts'

/** What see-through parts add to the pixels of a window, and what they let pass of what is behind. */
export type Blended = {
  /** The pixels of the picture that the arrays are about; elsewhere everything passes. */
  readonly window: Window
  readonly width: number
  /** Three numbers a pixel, weighed with how much is seen of it. */
  readonly colour: Float32Array
  /** Share of what is behind that still comes through, for each of the four samples of a pixel. */
  readonly passing: Float32Array
  /** The part that first hides more than half of the pixel, counted from 1; 0 for none. */
  readonly part: Uint16Array
  /** Of that part: depth, normal and base color, seven numbers a pixel. */
  readonly front: Float32Array
}

/** Writes premultiplied red, green, blue and alpha of the fragment in `data`, in that light. */
export type Paint<Light> = (
  light: Light,
  part: Part,
  data: Float32Array,
  x: number,
  y: number,
  out: Float32Array,
) => void

/** Less than this and what is behind is not looked at any more. */
const spent = 0.03

/** Draws the see-through parts from the nearest back, so that what is hidden costs nothing. */
export function blendParts<Light>(
  parts: readonly Part[],
  camera: Camera,
  samples: Samples,
  spot: SurfacePoint,
  paint: Paint<Light>,
  light: Light,
  pause: Pause,
): Blended {
  const sorted = sortBlended(parts, camera)
  const { count, order, box } = sorted
  const window = overlap(samples.window, box)
  const width = window.right - window.left
  const pixels = width * (window.bottom - window.top)
  const blended: Blended = {
    window,
    width,
    colour: new Float32Array(pixels * 3),
    passing: new Float32Array(pixels * 4).fill(1),
    part: new Uint16Array(pixels),
    front: new Float32Array(pixels * 7),
  }
  const job: BlendJob<Light> = { parts, camera, samples, spot, paint, light, sorted, blended, pause }
  for (let turn = 0; turn < count; turn++) {
    if ((turn & 255) === 0) pause()
    blendTriangle(job, order[turn]!)
  }
  return blended
}

type BlendJob<Light> = {
  readonly parts: readonly Part[]
  readonly camera: Camera
  readonly samples: Samples
  readonly spot: SurfacePoint
  readonly paint: Paint<Light>
  readonly light: Light
  readonly sorted: Sorted
  readonly blended: Blended
  readonly pause: Pause
}

/** Room for one fragment and its color. */
const data = new Float32Array(stride)
const out = new Float32Array(4)

function blendTriangle<Light>(job: BlendJob<Light>, triangle: number): void {
  const { parts, camera, samples, spot, paint, light, sorted, blended, pause } = job
  const { nearness } = samples
  const { part: owner, start, corners } = sorted
  const { window, width, colour, passing, part: seen, front } = blended
  const index = owner[triangle]!
  const part = parts[index]!
  const corner = triangle * 9
  const ax = corners[corner]!
  const ay = corners[corner + 1]!
  const aw = corners[corner + 2]!
  const bx = corners[corner + 3]!
  const by = corners[corner + 4]!
  const bw = corners[corner + 5]!
  const cx = corners[corner + 6]!
  const cy = corners[corner + 7]!
  const cw = corners[corner + 8]!
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0 || (area > 0 && !part.twoSided)) return
  const lowY = Math.max(window.top, Math.floor(Math.min(ay, by, cy)))
  const highY = Math.min(window.bottom - 1, Math.floor(Math.max(ay, by, cy)))
  const lowX = Math.max(window.left, Math.floor(Math.min(ax, bx, cx)))
  const highX = Math.min(window.right - 1, Math.floor(Math.max(ax, bx, cx)))
  const over = 1 / area
  const ea = (by - cy) * over
  const fa = (cx - bx) * over
  const ga = (bx * cy - cx * by) * over
  const eb = (cy - ay) * over
  const fb = (ax - cx) * over
  const gb = (cx * ay - ax * cy) * over
  // Shafts of light and panes of glass may fill the picture, and take as long as thousands of locks.
  const large = (highX - lowX) * (highY - lowY) > 10_000
  for (let y = lowY; y <= highY; y++) {
    if (large && (y & 15) === 0) pause()
    for (let x = lowX; x <= highX; x++) {
      const pixel = (y - window.top) * width + x - window.left
      const behind = ((y - samples.window.top) * samples.width + x - samples.window.left) * 4
      let mask = 0
      let lead = 0
      for (let sample = 3; sample >= 0; sample--) {
        const px = x + sampleX[sample]!
        const py = y + sampleY[sample]!
        const a = ea * px + fa * py + ga
        const b = eb * px + fb * py + gb
        const c = 1 - a - b
        if (a < 0 || b < 0 || c < 0) continue
        if (a * aw + b * bw + c * cw <= nearness[behind + sample]! || passing[pixel * 4 + sample]! < spent) continue
        mask |= 1 << sample
        lead = sample
      }
      if (mask === 0) continue
      const px = x + sampleX[lead]!
      const py = y + sampleY[lead]!
      if (!writeFragment(part, start[triangle]!, camera, px, py, spot, data, 0)) continue
      if (data[at.alpha]! < 0.015) continue
      paint(light, part, data, x, y, out)
      const alpha = out[3]!
      let share = 0
      for (let sample = 0; sample < 4; sample++) {
        if ((mask & (1 << sample)) === 0) continue
        share += passing[pixel * 4 + sample]!
        passing[pixel * 4 + sample]! *= 1 - alpha
      }
      share *= 0.25
      colour[pixel * 3]! += out[0]! * share
      colour[pixel * 3 + 1]! += out[1]! * share
      colour[pixel * 3 + 2]! += out[2]! * share
      if (seen[pixel] !== 0 || alpha * share < 0.2) continue
      const left = passing[pixel * 4]! + passing[pixel * 4 + 1]! + passing[pixel * 4 + 2]! + passing[pixel * 4 + 3]!
      if (left > 2) continue
      seen[pixel] = index + 1
      const into = pixel * 7
      front[into] = data[at.depth]!
      for (let slot = 0; slot < 6; slot++) front[into + 1 + slot] = data[at.normalX + slot]!
    }
  }
}

/** The pixels that are in both; an empty window when there are none. */
function overlap(one: Window, other: Window): Window {
  const left = Math.min(one.right, Math.max(one.left, other.left))
  const top = Math.min(one.bottom, Math.max(one.top, other.top))
  return {
    left,
    top,
    right: Math.max(left, Math.min(one.right, other.right)),
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
  }
}
