import { type Camera, near } from '#lens/camera.ts'

/** Vertices in the picture: pixel x, pixel y and one over the depth; depth itself apart, for clipping. */
export type Projected = { readonly screen: Float64Array; readonly depth: Float64Array; readonly clipped: boolean }

/** `lift` brings them nearer without moving them in the picture. */
export function projectPart(camera: Camera, positions: Float32Array, lift = 0): Projected {
  const count = positions.length / 3
  const screen = new Float64Array(count * 3)
  const depths = new Float64Array(count)
  const [rightX, rightY, rightZ] = camera.right
  const [upX, upY, upZ] = camera.up
  const [backX, backY, backZ] = camera.back
  const [eyeX, eyeY, eyeZ] = camera.eye
  const { focal, centerX, centerY } = camera
  let clipped = false
  for (let at = 0, vertex = 0; vertex < count; vertex++, at += 3) {
    const x = positions[at]! - eyeX
    const y = positions[at + 1]! - eyeY
    const z = positions[at + 2]! - eyeZ
    const depth = -(backX * x + backY * y + backZ * z)
    depths[vertex] = depth
    if (depth < near) {
      clipped = true
      continue
    }
    const scale = focal / depth
    screen[at] = centerX + (rightX * x + rightY * y + rightZ * z) * scale
    screen[at + 1] = centerY - (upX * x + upY * y + upZ * z) * scale
    screen[at + 2] = 1 / Math.max(near, depth - lift)
  }
  return { screen, depth: depths, clipped }
}
