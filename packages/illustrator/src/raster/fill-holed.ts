import type { Camera } from '#lens/camera.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import { type Samples, sampleX, sampleY } from './samples.ts'
import { askHoles } from './spot.ts'

const [x0, x1, x2, x3] = sampleX
const [y0, y1, y2, y3] = sampleY

/** Pixels of height below which an edge lies along the row, and pixels that rounding may be wrong by; it is less by far. */
const level = 1e-3
const slack = 0.01

/**
 * As `fill`, for parts with holes (leaves, lace, locks of hair): the surface says at each pixel how much of it is there,
 * and so many of its samples take it.
 */
export function fillHoled(
  part: Part,
  { focal }: Camera,
  { window, width, nearness, triangle }: Samples,
  spot: SurfacePoint,
  id: number,
  at: number,
  screen: Float64Array,
): void {
  const { triangles } = part
  const i = triangles[at]! * 3
  const j = triangles[at + 1]! * 3
  const k = triangles[at + 2]! * 3
  const ax = screen[i]!
  const ay = screen[i + 1]!
  const aw = screen[i + 2]!
  const bx = screen[j]!
  const by = screen[j + 1]!
  const bw = screen[j + 2]!
  const cx = screen[k]!
  const cy = screen[k + 1]!
  const cw = screen[k + 2]!
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0) return
  const lowY = Math.max(window.top, Math.floor(ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy))
  const highY = Math.min(window.bottom - 1, Math.floor(ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy))
  const lowX = Math.max(window.left, Math.floor(ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx))
  const highX = Math.min(window.right - 1, Math.floor(ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx))
  if (lowY > highY || lowX > highX) return
  const over = 1 / area
  const ea = (by - cy) * over
  const fa = (cx - bx) * over
  const ga = (bx * cy - cx * by) * over
  const eb = (cy - ay) * over
  const fb = (ax - cx) * over
  const gb = (cx * ay - ax * cy) * over
  const ew = ea * (aw - cw) + eb * (bw - cw)
  const fw = fa * (aw - cw) + fb * (bw - cw)
  const a0 = ea * x0 + fa * y0
  const a1 = ea * x1 + fa * y1
  const a2 = ea * x2 + fa * y2
  const a3 = ea * x3 + fa * y3
  const b0 = eb * x0 + fb * y0
  const b1 = eb * x1 + fb * y1
  const b2 = eb * x2 + fb * y2
  const b3 = eb * x3 + fb * y3
  const w0 = ew * x0 + fw * y0
  const w1 = ew * x1 + fw * y1
  const w2 = ew * x2 + fw * y2
  const w3 = ew * x3 + fw * y3
  // A row is looked at only where some sample can be inside: locks are slivers that fill little of the box around them.
  // Edges that lie nearly along the row say nothing of that.
  const ec = -ea - eb
  const overA = Math.abs(by - cy) > level ? 1 / ea : 0
  const overB = Math.abs(cy - ay) > level ? 1 / eb : 0
  const overC = Math.abs(ay - by) > level ? 1 / ec : 0
  const maxA = Math.max(a0, a1, a2, a3)
  const maxB = Math.max(b0, b1, b2, b3)
  const maxC = Math.max(-a0 - b0, -a1 - b1, -a2 - b2, -a3 - b3)
  const riseA = aw - cw
  const riseB = bw - cw
  for (let y = lowY; y <= highY; y++) {
    let a = ea * lowX + fa * y + ga
    let b = eb * lowX + fb * y + gb
    let from = lowX
    let to = highX
    if (overA > 0) from = Math.max(from, Math.ceil(lowX - (a + maxA) * overA - slack))
    else if (overA < 0) to = Math.min(to, Math.floor(lowX - (a + maxA) * overA + slack))
    if (overB > 0) from = Math.max(from, Math.ceil(lowX - (b + maxB) * overB - slack))
    else if (overB < 0) to = Math.min(to, Math.floor(lowX - (b + maxB) * overB + slack))
    if (overC > 0) from = Math.max(from, Math.ceil(lowX - (1 - a - b + maxC) * overC - slack))
    else if (overC < 0) to = Math.min(to, Math.floor(lowX - (1 - a - b + maxC) * overC + slack))
    if (from > to) continue
    // Added up from the left all the same, or shares would be rounded otherwise.
    for (let x = lowX; x < from; x++) {
      a += ea
      b += eb
    }
    let pixel = ((y - window.top) * width + from - window.left) * 4
    for (let x = from; x <= to; x++, a += ea, b += eb, pixel += 4) {
      // Most of it is hidden, by other locks or by the head: that is known soonest.
      const w = cw + a * riseA + b * riseB
      let mask = w + w0 > nearness[pixel]! ? 1 : 0
      if (w + w1 > nearness[pixel + 1]!) mask |= 2
      if (w + w2 > nearness[pixel + 2]!) mask |= 4
      if (w + w3 > nearness[pixel + 3]!) mask |= 8
      if (mask === 0) continue
      let p = a + a0
      let q = b + b0
      if (!(p >= 0 && q >= 0 && p + q <= 1)) mask &= 14
      p = a + a1
      q = b + b1
      if (!(p >= 0 && q >= 0 && p + q <= 1)) mask &= 13
      p = a + a2
      q = b + b2
      if (!(p >= 0 && q >= 0 && p + q <= 1)) mask &= 11
      p = a + a3
      q = b + b3
      if (!(p >= 0 && q >= 0 && p + q <= 1)) mask &= 7
      if (mask === 0) continue
      // Asked where the samples that see it are, so that it lies inside.
      const lead = mask & 1 ? 0 : mask & 2 ? 1 : mask & 4 ? 2 : 3
      p = a + ea * sampleX[lead]! + fa * sampleY[lead]!
      q = b + eb * sampleX[lead]! + fb * sampleY[lead]!
      const near = cw + p * (aw - cw) + q * (bw - cw)
      const alpha = alphaAt(part, at, (p * aw) / near, (q * bw) / near, 1 / near / focal, spot)
      if (alpha <= 0.2) continue
      for (let sample = 0; sample < 4; sample++) {
        if ((mask & (1 << sample)) === 0 || alpha <= 0.2 + sample * 0.2) continue
        nearness[pixel + sample] = w + ew * sampleX[sample]! + fw * sampleY[sample]!
        triangle[pixel + sample] = id
      }
    }
  }
}

/** How much of the part is there, asked only where that is not known beforehand. */
function alphaAt(part: Part, at: number, a: number, b: number, grain: number, spot: SurfacePoint): number {
  const { uvs, uvTriangles, whole } = part
  if (whole && uvs && uvTriangles && uvs.length > 0) {
    const c = 1 - a - b
    const p = uvTriangles[at]! * 2
    const q = uvTriangles[at + 1]! * 2
    const r = uvTriangles[at + 2]! * 2
    if (whole(a * uvs[p]! + b * uvs[q]! + c * uvs[r]!, a * uvs[p + 1]! + b * uvs[q + 1]! + c * uvs[r + 1]!)) return 1
  }
  askHoles(part, at, a, b, grain, spot)
  return spot.alpha
}
