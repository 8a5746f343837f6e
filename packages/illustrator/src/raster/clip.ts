import { type Camera, near } from '#lens/camera.ts'

/** Room for what is left of a triangle: a polygon of up to four corners in the picture. */
export const clipped = new Float64Array(12)

/** Cuts off what lies behind the near plane. Writes the corners to `clipped` and says how many there are. */
export function clip(camera: Camera, positions: Float32Array, depths: Float64Array, a: number, b: number, c: number) {
  let corners = 0
  const corner = (x: number, y: number, z: number) => {
    const dx = x - camera.eye[0]
    const dy = y - camera.eye[1]
    const dz = z - camera.eye[2]
    const { right, up, back } = camera
    const depth = Math.max(near, -(back[0] * dx + back[1] * dy + back[2] * dz))
    const scale = camera.focal / depth
    clipped[corners * 3] = camera.centerX + (right[0] * dx + right[1] * dy + right[2] * dz) * scale
    clipped[corners * 3 + 1] = camera.centerY - (up[0] * dx + up[1] * dy + up[2] * dz) * scale
    clipped[corners * 3 + 2] = 1 / depth
    corners++
  }
  const edge = (from: number, to: number) => {
    const [start, end] = [depths[from]!, depths[to]!]
    const [x, y, z] = [positions[from * 3]!, positions[from * 3 + 1]!, positions[from * 3 + 2]!]
    if (start >= near) corner(x, y, z)
    if (start >= near === end >= near) return
    const share = (near - start) / (end - start)
    corner(
      x + (positions[to * 3]! - x) * share,
      y + (positions[to * 3 + 1]! - y) * share,
      z + (positions[to * 3 + 2]! - z) * share,
    )
  }
  edge(a, b)
  edge(b, c)
  edge(c, a)
  return corners
}
