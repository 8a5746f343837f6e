import { blur } from './blur.ts'

/** Which way the picture runs at each pixel (a unit vector along edges) and how surely, 0..1. */
export type Flow = { readonly x: Float32Array; readonly y: Float32Array; readonly sure: Float32Array }

/** The smoothed structure tensor's lesser direction: along contours, where a painter would pull the brush. */
export function flowOf(luma: Float32Array, width: number, height: number, sigma: number, zoom = 1): Flow {
  const size = width * height
  const tensor = new Float32Array(size * 3)
  for (let y = 1; y < height - 1; y++) tensorRow(luma, tensor, y, width, zoom)
  const smooth = blur(tensor, width, height, sigma, 3)
  const flow = { x: new Float32Array(size), y: new Float32Array(size), sure: new Float32Array(size) }
  for (let y = 0; y < height; y++) flowRow(smooth, flow, y * width, (y + 1) * width)
  return flow
}

/** How steep the picture is along x and y, as products; enlarged it is less steep from pixel to pixel. */
function tensorRow(luma: Float32Array, tensor: Float32Array, y: number, width: number, zoom: number): void {
  for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
    const up = i - width
    const down = i + width
    const gx = luma[up + 1]! + 2 * luma[i + 1]! + luma[down + 1]! - luma[up - 1]! - 2 * luma[i - 1]! - luma[down - 1]!
    const gy = luma[down - 1]! + 2 * luma[down]! + luma[down + 1]! - luma[up - 1]! - 2 * luma[up]! - luma[up + 1]!
    tensor[i * 3] = gx * gx * zoom * zoom
    tensor[i * 3 + 1] = gy * gy * zoom * zoom
    tensor[i * 3 + 2] = gx * gy * zoom * zoom
  }
}

function flowRow(smooth: Float32Array, flow: Flow, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const a = smooth[i * 3]!
    const b = smooth[i * 3 + 1]!
    const c = smooth[i * 3 + 2]!
    const spread = Math.sqrt((a - b) * (a - b) + 4 * c * c)
    // Across the edge lies the tensor's greater direction; the brush goes at right angles to it. Of the two ways to
    // write that direction the longer one is taken, for the other may vanish.
    const over = a >= b
    const x = over ? -c : (b - a + spread) / -2
    const y = over ? (a - b + spread) / 2 : c
    const size = Math.sqrt(x * x + y * y)
    flow.x[i] = size > 1e-9 ? x / size : 1
    flow.y[i] = size > 1e-9 ? y / size : 0
    flow.sure[i] = spread / (a + b + 0.002)
  }
}
