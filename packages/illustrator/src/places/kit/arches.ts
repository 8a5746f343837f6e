import { cos, sin } from '@eidolon/people/exact.ts'

import type { Mesh } from '#geometry/mesh.ts'
import { rod } from './shapes.ts'

/** Half a round arch from pier to pier along z, of stones. */
export function archway(mesh: Mesh, x: number, y: number, from: number, to: number, thick: number): void {
  const [middle, radius] = [(from + to) / 2, Math.abs(from - to) / 2]
  const stones = 10
  for (let at = 0; at < stones; at += 1) {
    const [a, b] = [(at / stones) * Math.PI, ((at + 1) / stones) * Math.PI]
    rod(
      mesh,
      [x, y + sin(a) * radius * 1.15, middle + cos(a) * radius],
      [x, y + sin(b) * radius * 1.15, middle + cos(b) * radius],
      thick,
      thick,
      6,
    )
  }
}

/** A rib of a vault across x: from `-wide` to `wide`, rising by `high` above `y`. */
export function rib(mesh: Mesh, z: number, y: number, wide: number, high: number, thick: number): void {
  const pieces = 12
  for (let at = 0; at < pieces; at += 1) {
    const [a, b] = [(at / pieces) * Math.PI, ((at + 1) / pieces) * Math.PI]
    rod(mesh, [cos(a) * wide, y + sin(a) * high, z], [cos(b) * wide, y + sin(b) * high, z], thick, thick, 6)
  }
}
