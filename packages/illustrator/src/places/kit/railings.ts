import type { Mesh } from '#geometry/mesh.ts'
import { between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { rod } from './shapes.ts'

export type Railing = { high: number; gap: number; thick?: number; bars?: number }

/** A rail on posts from one place to another; `bars` more rails run below it. */
export function railing(mesh: Mesh, from: Vector, to: Vector, { high, gap, thick = 0.3, bars = 1 }: Railing): void {
  const count = Math.max(1, Math.round(lengthOf(minus(to, from)) / gap))
  const up = (at: Vector, y: number): Vector => [at[0], at[1] + y, at[2]]
  for (let post = 0; post <= count; post += 1) {
    const at = between(from, to, post / count)
    rod(mesh, at, up(at, high), thick * 0.8, thick * 0.8, 6)
  }
  for (let bar = 0; bar <= bars; bar += 1) {
    const y = high * (1 - bar / (bars + 1))
    rod(mesh, up(from, y), up(to, y), bar === 0 ? thick : thick * 0.6, bar === 0 ? thick : thick * 0.6, 6)
  }
}
