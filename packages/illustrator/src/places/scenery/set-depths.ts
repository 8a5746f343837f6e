import type { Camera } from '#lens/camera.ts'
import type { Part } from '#geometry/part.ts'
import { projectPart } from '#raster/project-part.ts'

/** How far the set is in each pixel of a small picture; infinite where the sky is. */
export type Depths = Float32Array

/** Looks at the set coarsely. What is nearer than `nearest` is left out: nothing that hides the person is drawn. */
export function setDepths(parts: readonly Part[], camera: Camera, nearest: number): Depths {
  const depths = new Float32Array(camera.width * camera.height).fill(Number.POSITIVE_INFINITY)
  for (const part of parts) {
    if (part.blended) continue
    const { screen, depth } = projectPart(camera, part.positions)
    const { triangles } = part
    for (let at = 0; at < triangles.length; at += 3)
      fill(depths, camera, screen, depth, [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!], nearest)
  }
  return depths
}

function fill(
  depths: Depths,
  { width, height }: Camera,
  screen: Float64Array,
  depth: Float64Array,
  [a, b, c]: readonly [number, number, number],
  nearest: number,
): void {
  const least = Math.min(depth[a]!, depth[b]!, depth[c]!)
  if (least < 0.5 || Math.max(depth[a]!, depth[b]!, depth[c]!) < nearest) return
  const [ax, ay, bx, by] = [screen[a * 3]!, screen[a * 3 + 1]!, screen[b * 3]!, screen[b * 3 + 1]!]
  const [cx, cy] = [screen[c * 3]!, screen[c * 3 + 1]!]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-9) return
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)))
  const [ia, ib, ic] = [screen[a * 3 + 2]!, screen[b * 3 + 2]!, screen[c * 3 + 2]!]
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5]
      const wb = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area
      const wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area
      if (wb < 0 || wc < 0 || wb + wc > 1) continue
      const far = 1 / (ia * (1 - wb - wc) + ib * wb + ic * wc)
      const pixel = y * width + x
      if (far < depths[pixel]!) depths[pixel] = far
    }
  }
}
