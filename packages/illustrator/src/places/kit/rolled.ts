import { cos, sin } from '@eidolon/people/exact.ts'
import type { Mesh } from '#geometry/mesh.ts'

/** Tilts the mesh about its x axis at a height, degrees: what flies shows its wings. */
export function rolled(mesh: Mesh, degrees: number, height: number): void {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [cos(angle), sin(angle)]
  const turn = (list: number[], base: number): void => {
    for (let at = 0; at < list.length; at += 3) {
      const [y, z] = [(list[at + 1] ?? 0) - base, list[at + 2] ?? 0]
      list[at + 1] = base + y * c - z * s
      list[at + 2] = y * s + z * c
    }
  }
  turn(mesh.positions, height)
  turn(mesh.normals, 0)
}
