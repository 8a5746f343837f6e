import { cos, sin } from '@eidolon/people/exact.ts'

import { newMesh, vertex, type Mesh } from '#geometry/mesh.ts'

/** How high the ground is somewhere. */
export type Ground = (x: number, z: number) => number

/** The person stands here: level and free, radius in decimeters. */
const freeRadius = 12

/** How far ahead there is level ground, for whoever walks in a film: eight seconds. */
export const walked = 100

/** A ground that is level around the person and along their way, and becomes `wild` over the next few steps. */
export const levelAround =
  (wild: Ground, from = freeRadius + 2, to = 40): Ground =>
  (x, z) => {
    const off = z - Math.min(walked, Math.max(0, z))
    const far = Math.sqrt(x * x + off * off)
    if (far <= from) return 0
    const share = Math.min(1, (far - from) / (to - from))
    return wild(x, z) * share * share * (3 - 2 * share)
  }

/** Ground in rings around the person that grow with distance, so that near it is fine and far it is cheap. */
export function terrain(ground: Ground, reach: number, sectors = 56, growth = 1.13): Mesh {
  const mesh = newMesh()
  const radii: number[] = []
  for (let radius = 3; radius < reach; radius = Math.max(radius + 2.5, radius * growth)) radii.push(radius)
  radii.push(reach)
  const point = (x: number, z: number): void => {
    const y = ground(x, z)
    const near = 0.5 + Math.sqrt(x * x + z * z) * 0.02
    const [dx, dz] = [
      (ground(x + near, z) - ground(x - near, z)) / near,
      (ground(x, z + near) - ground(x, z - near)) / near,
    ]
    const size = Math.sqrt(dx * dx + dz * dz + 4)
    vertex(mesh, [x, y, z], [-dx / size, 2 / size, -dz / size], x, z)
  }
  point(0, 0)
  const turns = Array.from({ length: sectors }, (_, at) => {
    const angle = (at / sectors) * 2 * Math.PI
    return [sin(angle), cos(angle)] as const
  })
  for (const radius of radii) for (const [s, c] of turns) point(s * radius, c * radius)
  for (let at = 0; at < sectors; at += 1) mesh.triangles.push(0, 1 + at, 1 + ((at + 1) % sectors))
  for (let ring = 0; ring + 1 < radii.length; ring += 1) {
    for (let at = 0; at < sectors; at += 1) {
      const next = (at + 1) % sectors
      const [a, b] = [1 + ring * sectors + at, 1 + ring * sectors + next]
      mesh.triangles.push(a, a + sectors, b + sectors, a, b + sectors, b)
    }
  }
  return mesh
}
