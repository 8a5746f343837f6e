import { type Samples, sampleX, sampleY } from './samples.ts'

const [x0, x1, x2, x3] = sampleX
const [y0, y1, y2, y3] = sampleY

/**
 * Enters one triangle of the picture into the samples that it is nearest in. Its corners begin at `i`, `j` and `k` of
 * `corners`: pixel x, y and one over the depth. As numbers of their own they would each be made an object by the call.
 */
export function fill(samples: Samples, id: number, corners: Float64Array, i: number, j: number, k: number): void {
  const ax = corners[i]!
  const ay = corners[i + 1]!
  const aw = corners[i + 2]!
  const bx = corners[j]!
  const by = corners[j + 1]!
  const bw = corners[j + 2]!
  const cx = corners[k]!
  const cy = corners[k + 1]!
  const cw = corners[k + 2]!
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0) return
  const { window, width, nearness, triangle } = samples
  const lowY = Math.max(window.top, Math.floor(ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy))
  const highY = Math.min(window.bottom - 1, Math.floor(ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy))
  const lowX = Math.max(window.left, Math.floor(ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx))
  const highX = Math.min(window.right - 1, Math.floor(ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx))
  if (lowY > highY || lowX > highX) return
  const over = 1 / area
  // Shares of corners a and b as planes over the picture; c has what is left.
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
  // A row of a wide triangle is walked only where some sample can be inside.
  const wide = highX - lowX > 3
  const ec = -ea - eb
  const maxA = Math.max(a0, a1, a2, a3)
  const maxB = Math.max(b0, b1, b2, b3)
  const maxC = Math.max(-a0 - b0, -a1 - b1, -a2 - b2, -a3 - b3)
  for (let y = lowY; y <= highY; y++) {
    let from = lowX
    let to = highX
    if (wide) {
      const a = ea * lowX + fa * y + ga
      const b = eb * lowX + fb * y + gb
      const roomA = (a + maxA) / ea
      const roomB = (b + maxB) / eb
      const roomC = (1 - a - b + maxC) / ec
      if (ea > 0) from = Math.max(from, Math.floor(lowX - roomA))
      else if (ea < 0) to = Math.min(to, Math.ceil(lowX - roomA))
      if (eb > 0) from = Math.max(from, Math.floor(lowX - roomB))
      else if (eb < 0) to = Math.min(to, Math.ceil(lowX - roomB))
      if (ec > 0) from = Math.max(from, Math.floor(lowX - roomC))
      else if (ec < 0) to = Math.min(to, Math.ceil(lowX - roomC))
    }
    let a = ea * from + fa * y + ga
    let b = eb * from + fb * y + gb
    let w = cw + a * (aw - cw) + b * (bw - cw)
    let at = ((y - window.top) * width + from - window.left) * 4
    for (let x = from; x <= to; x++, at += 4, a += ea, b += eb, w += ew) {
      let p = a + a0
      let q = b + b0
      let near = w + w0
      if (p >= 0 && q >= 0 && p + q <= 1 && near > nearness[at]!) {
        nearness[at] = near
        triangle[at] = id
      }
      p = a + a1
      q = b + b1
      near = w + w1
      if (p >= 0 && q >= 0 && p + q <= 1 && near > nearness[at + 1]!) {
        nearness[at + 1] = near
        triangle[at + 1] = id
      }
      p = a + a2
      q = b + b2
      near = w + w2
      if (p >= 0 && q >= 0 && p + q <= 1 && near > nearness[at + 2]!) {
        nearness[at + 2] = near
        triangle[at + 2] = id
      }
      p = a + a3
      q = b + b3
      near = w + w3
      if (p >= 0 && q >= 0 && p + q <= 1 && near > nearness[at + 3]!) {
        nearness[at + 3] = near
        triangle[at + 3] = id
      }
    }
  }
}
