import type { Camera } from '#lens/camera.ts'
import type { Part } from '#mesh/part.ts'
import { projectPart } from '#raster/project-part.ts'
import type { Window } from '#raster/samples.ts'

/** Lower than this is the ground, which never hides anybody. */
const ground = 0.6

/** The set without what would stand between the camera and the person. */
export function clearView(parts: readonly Part[], camera: Camera, person: Window, depth: number): readonly Part[] {
  return parts.map((part) => cleared(part, camera, person, depth))
}

function cleared(part: Part, camera: Camera, person: Window, depth: number): Part {
  const { positions, triangles } = part
  let before = false
  for (let at = 1; at < positions.length && !before; at += 3) before = positions[at]! > ground
  if (!before) return part
  const { screen, depth: depths } = projectPart(camera, positions)
  const kept: number[] = []
  let dropped = 0
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!] as const
    if (hides(corners)) dropped++
    else kept.push(...corners)
  }
  if (dropped === 0) return part
  const uvTriangles = part.uvTriangles ?? (part.uvs ? triangles : undefined)
  if (!uvTriangles) return { ...part, triangles: Uint32Array.from(kept) }
  const keptUvs: number[] = []
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!] as const
    if (!hides(corners)) keptUvs.push(uvTriangles[at]!, uvTriangles[at + 1]!, uvTriangles[at + 2]!)
  }
  return { ...part, triangles: Uint32Array.from(kept), uvTriangles: Uint32Array.from(keptUvs) }

  function hides([a, b, c]: readonly [number, number, number]): boolean {
    if (Math.max(depths[a]!, depths[b]!, depths[c]!) > depth) return false
    if (Math.max(positions[a * 3 + 1]!, positions[b * 3 + 1]!, positions[c * 3 + 1]!) < ground) return false
    if (Math.min(depths[a]!, depths[b]!, depths[c]!) < 0.5) return true
    const [ax, bx, cx] = [screen[a * 3]!, screen[b * 3]!, screen[c * 3]!]
    const [ay, by, cy] = [screen[a * 3 + 1]!, screen[b * 3 + 1]!, screen[c * 3 + 1]!]
    return (
      Math.max(ax, bx, cx) > person.left &&
      Math.min(ax, bx, cx) < person.right &&
      Math.max(ay, by, cy) > person.top &&
      Math.min(ay, by, cy) < person.bottom
    )
  }
}
