import { type Camera, near } from '#lens/camera.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import { clip, clipped } from './clip.ts'
import { fill } from './fill.ts'
import { fillHoled } from './fill-holed.ts'
import { type Projected, projectPart } from './project-part.ts'
import { type RasterParts, type Samples, sampleX, sampleY } from './samples.ts'

/** Asked between parts and every few thousand triangles; throws when the work is to end. */
export type Pause = () => void

/** Enters every opaque part into the samples. */
export function drawOpaque(
  drawn: RasterParts,
  camera: Camera,
  samples: Samples,
  spot: SurfacePoint,
  pause: Pause,
): void {
  drawn.parts.forEach((part, at) => {
    pause()
    if (!part.blended) drawPart(part, drawn.first[at]!, camera, samples, spot, pause)
  })
}

function drawPart(part: Part, first: number, camera: Camera, samples: Samples, spot: SurfacePoint, pause: Pause): void {
  const projected = projectPart(camera, part.positions, part.lift)
  const end = part.triangles.length
  // Runs of a few hundred triangles, each a call: see the rows of `styles/blur.ts`.
  for (let at = 0; at < end; at += run * 3) {
    if (at % (run * 12) === 0) pause()
    drawRun(part, first + 1, camera, samples, spot, projected, at, Math.min(end, at + run * 3))
  }
}

const run = 512

/** Samples lie on a grid of four by four in each pixel, one in each column: these are their rows. */
const sampleRows = Int32Array.from(
  sampleX,
  (_, column) => sampleY[sampleX.findIndex((x) => x * 8 === column * 2 + 1)]! * 4 - 0.5,
)

/** Pixels around a triangle in which rounding may still find it. */
const slack = 1e-3

function drawRun(
  part: Part,
  firstId: number,
  camera: Camera,
  samples: Samples,
  spot: SurfacePoint,
  { screen, depth, clipped: some }: Projected,
  from: number,
  to: number,
): void {
  const { triangles, positions, twoSided, cutOut } = part
  const { left, top, right, bottom } = samples.window
  for (let at = from, id = firstId + from / 3; at < to; at += 3, id++) {
    const a = triangles[at]!
    const b = triangles[at + 1]!
    const c = triangles[at + 2]!
    if (some && (depth[a]! < near || depth[b]! < near || depth[c]! < near)) {
      if (depth[a]! < near && depth[b]! < near && depth[c]! < near) continue
      const corners = clip(camera, positions, depth, a, b, c)
      for (let corner = 2; corner < corners; corner++) {
        const [p, q] = [corner * 3 - 3, corner * 3]
        const area =
          (clipped[p]! - clipped[0]!) * (clipped[q + 1]! - clipped[1]!) -
          (clipped[q]! - clipped[0]!) * (clipped[p + 1]! - clipped[1]!)
        if (area > 0 && !twoSided) continue
        fill(samples, id, clipped, 0, p, q)
      }
      continue
    }
    const i = a * 3
    const j = b * 3
    const k = c * 3
    const ax = screen[i]!
    const ay = screen[i + 1]!
    const bx = screen[j]!
    const by = screen[j + 1]!
    const cx = screen[k]!
    const cy = screen[k + 1]!
    // The picture's y points down, so what turns towards the camera is clockwise there.
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (!twoSided && area >= 0) continue
    const minX = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx
    const maxX = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx
    if (minX >= right || maxX < left) continue
    const minY = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy
    const maxY = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy
    if (minY >= bottom || maxY < top) continue
    // Most triangles are smaller than a pixel, and many lie between its samples. Of next to no area, rounding decides.
    if (maxX - minX < 1 && maxY - minY < 1 && (area > 1e-8 || area < -1e-8)) {
      const first = Math.ceil((minX - slack) * 4 - 0.5)
      const last = Math.floor((maxX + slack) * 4 - 0.5)
      const upper = Math.ceil((minY - slack) * 4 - 0.5)
      const lower = Math.floor((maxY + slack) * 4 - 0.5)
      let meets = false
      for (let column = first; column <= last; column++) {
        // The one sample of a column is in this row of each pixel.
        if (upper + ((sampleRows[column & 3]! - upper) & 3) <= lower) meets = true
      }
      if (!meets) continue
    }
    if (cutOut) fillHoled(part, camera, samples, spot, id, at, screen)
    else fill(samples, id, screen, i, j, k)
  }
}
