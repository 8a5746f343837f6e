import type { Camera } from '#lens/camera.ts'
import type { Part } from '#geometry/part.ts'
import { type Projected, projectPart } from '#raster/project-part.ts'
import type { Window } from '#raster/samples.ts'

/** Lower than this is the ground, which never hides anybody. */
const ground = 0.6

/** The set without what would stand between the camera and the person. */
export function clearView(parts: readonly Part[], camera: Camera, person: Window, depth: number): readonly Part[] {
  return parts.map((part) => cleared(part, camera, person, depth))
}

function cleared(part: Part, camera: Camera, person: Window, depth: number): Part {
  const { positions, triangles } = part
  if (!isBefore(positions, camera, depth)) return part
  const projected = projectPart(camera, positions)
  const hiding = new Uint8Array(triangles.length / 3)
  let dropped = 0
  for (let at = 0; at < triangles.length; at += 3) {
    if (!hides(part, projected, at, person, depth)) continue
    hiding[at / 3] = 1
    dropped++
  }
  if (dropped === 0) return part
  const uvTriangles = part.uvTriangles ?? (part.uvs ? triangles : undefined)
  return {
    ...part,
    triangles: without(triangles, hiding, dropped),
    ...(uvTriangles && { uvTriangles: without(uvTriangles, hiding, dropped) }),
  }
}

/** Whether anything of it stands above the ground and anything lies as near as what may hide the person. */
function isBefore(positions: Float32Array, { eye, back }: Camera, depth: number): boolean {
  let rises = false
  let near = false
  for (let at = 0; at < positions.length && !(rises && near); at += 3) {
    if (positions[at + 1]! > ground) rises = true
    const x = positions[at]! - eye[0]
    const y = positions[at + 1]! - eye[1]
    const z = positions[at + 2]! - eye[2]
    if (-(back[0] * x + back[1] * y + back[2] * z) <= depth) near = true
  }
  return rises && near
}

function hides(
  { positions, triangles }: Part,
  { screen, depth: depths }: Projected,
  at: number,
  person: Window,
  depth: number,
): boolean {
  const a = triangles[at]!
  const b = triangles[at + 1]!
  const c = triangles[at + 2]!
  if (Math.max(depths[a]!, depths[b]!, depths[c]!) > depth) return false
  if (Math.max(positions[a * 3 + 1]!, positions[b * 3 + 1]!, positions[c * 3 + 1]!) < ground) return false
  if (Math.min(depths[a]!, depths[b]!, depths[c]!) < 0.5) return true
  const ax = screen[a * 3]!
  const bx = screen[b * 3]!
  const cx = screen[c * 3]!
  const ay = screen[a * 3 + 1]!
  const by = screen[b * 3 + 1]!
  const cy = screen[c * 3 + 1]!
  return (
    Math.max(ax, bx, cx) > person.left &&
    Math.min(ax, bx, cx) < person.right &&
    Math.max(ay, by, cy) > person.top &&
    Math.min(ay, by, cy) < person.bottom
  )
}

function without(triangles: Uint32Array, hiding: Uint8Array, dropped: number): Uint32Array {
  const kept = new Uint32Array(triangles.length - dropped * 3)
  for (let at = 0, to = 0; at < triangles.length; at += 3) {
    if (hiding[at / 3] === 1) continue
    kept[to] = triangles[at]!
    kept[to + 1] = triangles[at + 1]!
    kept[to + 2] = triangles[at + 2]!
    to += 3
  }
  return kept
}
