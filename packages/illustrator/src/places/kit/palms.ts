import { cos, sin } from '@eidolon/people/exact.ts'
import type { Random } from '@eidolon/people'

import { type Mesh, vertex } from '#geometry/mesh.ts'
import { type Vector, direction } from '#geometry/vector.ts'
import { rod } from './shapes.ts'

/** A leaf that arches: three pieces in a row, both sides. u and v as on a card. */
export function arch(
  mesh: Mesh,
  root: Vector,
  angle: number,
  long: number,
  wide: number,
  rise: number,
  tone: number,
): void {
  const [s, c] = [sin(angle), cos(angle)]
  const pieces = 4
  const first = mesh.positions.length / 3
  for (let at = 0; at <= pieces; at += 1) {
    const t = at / pieces
    const out = long * (t - t * t * 0.22)
    const y = root[1] + rise * long * (t * 1.3 - t * t * 1.75)
    const half = wide * (1 - t * 0.25)
    const normal = direction(s * (t * 1.2 - 0.3), 1, c * (t * 1.2 - 0.3))
    // The halves hang from the rib a little, which a flat leaf never shows.
    vertex(mesh, [root[0] + s * out - c * half, y - half * 0.25, root[2] + c * out + s * half], normal, tone + 0.001, t)
    vertex(mesh, [root[0] + s * out, y, root[2] + c * out], normal, tone + 0.5, t)
    vertex(mesh, [root[0] + s * out + c * half, y - half * 0.25, root[2] + c * out - s * half], normal, tone + 0.999, t)
  }
  for (let at = 0; at < pieces; at += 1) {
    for (let half = 0; half < 2; half += 1) {
      const one = first + at * 3 + half
      const [two, three, four] = [one + 1, one + 4, one + 3]
      mesh.triangles.push(one, two, three, one, three, four, one, three, two, one, four, three)
    }
  }
}

export type Palm = { x: number; z: number; y: number; high: number; lean: number; toward: number }

/** A palm: a trunk that bends, a head of arching leaves. */
export function palm(trunk: Mesh, fronds: Mesh, random: Random, { x, z, y, high, lean, toward }: Palm): void {
  const pieces = 6
  const at = (t: number): Vector => [x + lean * t * t, y + high * t, z + toward * t * t]
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, to] = [piece / pieces, (piece + 1) / pieces]
    rod(trunk, at(from), at(to), 1.35 - from * 0.6, 1.35 - to * 0.6, 8)
  }
  const head = at(1)
  const leaves = 15
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const angle = (leaf / leaves) * 6.283 * 2 + random.middling() * 0.3
    arch(fronds, head, angle, random.between(14, 19), 2.6, random.between(0.15, 0.75), Math.floor(random.share() * 3))
  }
}
