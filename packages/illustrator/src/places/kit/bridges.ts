import { sin } from '@eidolon/people/exact.ts'

import type { Mesh } from '#geometry/mesh.ts'
import { box, lathe, pane, rod, turned } from './shapes.ts'
import { pairs } from '#geometry/numbers.ts'

/** An arched bridge of boards with rails, along x: `middle` is where it is highest. */
export function archedBridge(mesh: Mesh, middle: { x: number; z: number }, long: number, high: number, wide = 9): void {
  const steps = 16
  const y = (share: number): number => 0.4 + sin(share * Math.PI) * high
  const x = (share: number): number => middle.x + (share - 0.5) * long
  for (let at = 0; at < steps; at += 1) {
    const [t, n] = [at / steps, (at + 1) / steps]
    pane(mesh, [x(t), y(t), middle.z], [x(n) - x(t), y(n) - y(t), 0], [0, 0, -wide])
    for (const z of [middle.z, middle.z - wide]) {
      rod(mesh, [x(t), y(t) + 5, z], [x(n), y(n) + 5, z], 0.4, 0.4, 6)
      rod(mesh, [x(t), y(t) + 0.2, z], [x(n), y(n) + 0.2, z], 0.6, 0.6, 5)
      if (at % 2 === 0) box(mesh, { x: x(t), y: y(t), z }, 0.8, 5.8, 0.8)
    }
  }
}

/** A pavilion of six posts on a step, under a roof that curves up to its tip. */
export function pavilion(
  { step, posts, roof }: { step: Mesh; posts: Mesh; roof: Mesh },
  stand: { x: number; y: number; z: number },
): void {
  const { x, y, z } = stand
  const plinth = pairs`15 0, 15 3, 0.1 3`
  const curve = pairs`18.5 1.6, 17.6 1.4, 10 5, 4 10, 0.8 14, 0.5 17`
  lathe(step, { x, y: y - 1, z }, plinth, 6)
  for (let at = 0; at < 6; at += 1) {
    const [c, s] = turned(at * 60 + 30)
    rod(posts, [x + c * 11, y + 2, z + s * 11], [x + c * 11, y + 21, z + s * 11], 0.9, 0.8, 8)
  }
  lathe(roof, { x, y: y + 20, z }, curve, 6)
}
