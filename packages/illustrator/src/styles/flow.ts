import { atan2, cos, sin } from '#maths/exact.ts'
import { blur } from './blur.ts'

/** Which way the picture runs at each pixel (a unit vector along edges) and how surely, 0..1. */
export type Flow = { readonly x: Float32Array; readonly y: Float32Array; readonly sure: Float32Array }

/** The smoothed structure tensor's lesser direction: along contours, where a painter would pull the brush. */
export function flowOf(luma: Float32Array, width: number, height: number, sigma: number): Flow {
  const size = width * height
  const tensor = new Float32Array(size * 3)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const at = (dy: number, dx: number) => luma[i + dy * width + dx] ?? 0
      const gx = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
      const gy = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)
      tensor[i * 3] = gx * gx
      tensor[i * 3 + 1] = gy * gy
      tensor[i * 3 + 2] = gx * gy
    }
  }
  const smooth = blur(tensor, width, height, sigma, 3)
  const flow = { x: new Float32Array(size), y: new Float32Array(size), sure: new Float32Array(size) }
  for (let i = 0; i < size; i++) {
    const [a, b, c] = [smooth[i * 3] ?? 0, smooth[i * 3 + 1] ?? 0, smooth[i * 3 + 2] ?? 0]
    const angle = 0.5 * atan2(2 * c, a - b) + Math.PI / 2
    flow.x[i] = cos(angle)
    flow.y[i] = sin(angle)
    const spread = Math.sqrt((a - b) * (a - b) + 4 * c * c)
    flow.sure[i] = spread / (a + b + 0.002)
  }
  return flow
}
