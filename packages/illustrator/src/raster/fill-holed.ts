import type { Camera } from '#lens/camera.ts'
import type { Part, Spot } from '#mesh/part.ts'
import { type Samples, sampleX, sampleY } from './samples.ts'
import { askSurface } from './spot.ts'

/**
 * As `fill`, for parts with holes (leaves, lace): the surface says at each pixel how much of it is there, and so many
 * of its samples take it.
 */
export function fillHoled(part: Part, camera: Camera, samples: Samples, spot: Spot) {
  const { window, width, nearness, triangle } = samples
  return (id: number, at: number, screen: Float64Array): void => {
    const i = part.triangles[at]! * 3
    const j = part.triangles[at + 1]! * 3
    const k = part.triangles[at + 2]! * 3
    const [ax, ay, aw] = [screen[i]!, screen[i + 1]!, screen[i + 2]!]
    const [bx, by, bw] = [screen[j]!, screen[j + 1]!, screen[j + 2]!]
    const [cx, cy, cw] = [screen[k]!, screen[k + 1]!, screen[k + 2]!]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (area === 0) return
    const over = 1 / area
    const lowY = Math.max(window.top, Math.floor(Math.min(ay, by, cy)))
    const highY = Math.min(window.bottom - 1, Math.floor(Math.max(ay, by, cy)))
    const lowX = Math.max(window.left, Math.floor(Math.min(ax, bx, cx)))
    const highX = Math.min(window.right - 1, Math.floor(Math.max(ax, bx, cx)))
    for (let y = lowY; y <= highY; y++) {
      for (let x = lowX; x <= highX; x++) {
        const pixel = ((y - window.top) * width + x - window.left) * 4
        let alpha = -1
        for (let sample = 0; sample < 4; sample++) {
          const px = x + sampleX[sample]!
          const py = y + sampleY[sample]!
          const a = ((bx - px) * (cy - py) - (cx - px) * (by - py)) * over
          const b = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) * over
          const c = 1 - a - b
          if (a < 0 || b < 0 || c < 0) continue
          const near = a * aw + b * bw + c * cw
          if (near <= nearness[pixel + sample]!) continue
          if (alpha < 0) {
            askSurface(part, at, (a * aw) / near, (b * bw) / near, 1 / near / camera.focal, spot)
            alpha = spot.alpha
          }
          if (alpha <= 0.2 + sample * 0.2) continue
          nearness[pixel + sample] = near
          triangle[pixel + sample] = id
        }
      }
    }
  }
}
