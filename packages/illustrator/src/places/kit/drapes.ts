import type { Mesh } from '#geometry/mesh.ts'
import { box, turned } from './shapes.ts'

/** A curtain in folds along x: narrow boards turned to and fro. */
export function drape(
  mesh: Mesh,
  from: number,
  to: number,
  hang: { y: number; z: number; high: number; fold?: number },
): void {
  const { y, z, high, fold = 1 } = hang
  const count = Math.round((to - from) / fold)
  for (let at = 0; at < count; at += 1) {
    const stand = { x: from + (at + 0.5) * fold, z, y, turn: turned(at % 2 === 0 ? -38 : 38) }
    box(mesh, stand, fold * 1.35, high, 0.15, { cell: 6 })
  }
}
