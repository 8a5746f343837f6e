import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import type { Vector } from '#geometry/vector.ts'
import { box, facet, rod } from './shapes.ts'

export type Boat = {
  long: number
  wide: number
  high: number
  /** How far bow and stern rise, as a share. */ sheer?: number
}

/** A boat along z on its keel: its hull, and benches and planks within. */
export function boat(hull: Mesh, inside: Mesh, stand: Stand, { long, wide, high, sheer = 0.4 }: Boat): void {
  const [one, two] = [newMesh(), newMesh()]
  const sections = 12
  const ring = (at: number): Vector[] => {
    const t = (at / sections) * 2 - 1
    const w = (wide / 2) * Math.max(0.03, 1 - Math.abs(t * t * t))
    const [z, y] = [(t * long) / 2, high * (1 + sheer * t * t)]
    return [
      [-w, y, z],
      [-w * 0.8, y * 0.42, z * 0.97],
      [0, 0, z * 0.9],
      [w * 0.8, y * 0.42, z * 0.97],
      [w, y, z],
    ]
  }
  for (let at = 0; at < sections; at += 1) {
    const [here, next] = [ring(at), ring(at + 1)]
    for (let point = 0; point < 4; point += 1) {
      const [a, b, c, d] = [here[point], next[point], next[point + 1], here[point + 1]]
      if (a && b && c && d) facet(one, a, b, c, d)
    }
    const [left, right, farRight, farLeft] = [here[0], here[4], next[4], next[0]]
    if (!left || !right || !farRight || !farLeft) continue
    for (const [from, to] of [
      [left, farLeft],
      [right, farRight],
    ] as const)
      rod(two, from, to, 0.3, 0.3, 5)
    const sunk = (at2: Vector): Vector => [at2[0] * 0.92, at2[1] - high * 0.42, at2[2]]
    facet(two, sunk(left), sunk(farLeft), sunk(farRight), sunk(right))
  }
  for (const z of [-0.22, 0.05, 0.28]) box(two, { z: z * long, y: high * 0.72 }, wide * 0.86, 0.3, 1.8)
  addCopy(hull, one, stand)
  addCopy(inside, two, stand)
}
