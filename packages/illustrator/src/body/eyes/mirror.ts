import { vertexAt } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** The vertex that lies at the same place on the other side: the base mesh is the same left and right. */
export const mirrorOf =
  ({ base: { positions } }: Pack) =>
  (vertex: number): number => {
    const [x, y, z] = vertexAt(positions, vertex)
    let [best, least] = [vertex, 1]
    for (let at = 0; at < bodyVertices * 3; at += 3) {
      const far = Math.abs(positions[at]! + x) + Math.abs(positions[at + 1]! - y) + Math.abs(positions[at + 2]! - z)
      if (far < least) [best, least] = [at / 3, far]
    }
    return best
  }
