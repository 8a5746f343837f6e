import { type Vector, plus, cross, lengthOf, times, minus, unit } from '#geometry/vector.ts'
import type { Random } from '@eidolon/people'
import { azimuth } from './hairline.ts'
import type { Scalp, ScalpPoint } from './scalp.ts'

/** Where a lock of hair leaves the scalp. */
export type Root = {
  readonly at: Vector
  readonly normal: Vector
  /** The same place on the base mesh: decisions by it are the same in every picture. */
  readonly rest: Vector
  readonly inside: number
  /** Turn from the front, positive to the left. */
  readonly turn: number
  /** 0..1, its own. */
  readonly luck: number
}

/** Sideburns, and what grows right above an ear: combed back it would lie across the ear. */
export const overEar = ({ rest, turn }: Root): boolean => rest[1] < 7.55 && Math.abs(turn) > 0.95 && Math.abs(turn) < 2

/** Roots spread over the scalp by area; `weight` (0..1) thins them out where a style needs fewer. */
export function spreadRoots(scalp: Scalp, count: number, chance: Random, weight: (root: Root) => number): Root[] {
  const areas: number[] = []
  let whole = 0
  const corner = (at: number) => scalp.points[scalp.triangles[at] ?? 0]
  for (let at = 0; at < scalp.triangles.length; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)]
    if (a && b && c) whole += lengthOf(cross(minus(b.rest, a.rest), minus(c.rest, a.rest)))
    areas.push(whole)
  }
  const roots: Root[] = []
  let face = 0
  // Evenly along the running area of the base mesh: which root is where does not depend on the head.
  for (let nth = 0; nth < count; nth++) {
    const goal = ((nth + chance.share()) / count) * whole
    while (face < areas.length - 1 && (areas[face] ?? 0) < goal) face++
    const [a, b, c] = [corner(face * 3), corner(face * 3 + 1), corner(face * 3 + 2)]
    let [u, v] = [chance.share(), chance.share()]
    if (u + v > 1) [u, v] = [1 - u, 1 - v]
    const luck = chance.share()
    const keep = chance.share()
    if (!a || !b || !c) continue
    const mixed = (of: (point: ScalpPoint) => Vector): Vector =>
      plus(plus(times(of(a), 1 - u - v), times(of(b), u)), times(of(c), v))
    const at = mixed((point) => point.at)
    const inside = a.inside * (1 - u - v) + b.inside * u + c.inside * v
    const rest = mixed((point) => point.rest)
    const normal = unit(mixed((point) => point.normal))
    const root: Root = { at, normal, rest, inside, turn: azimuth(rest), luck }
    if (inside > 0 && keep < weight(root)) roots.push(root)
  }
  return roots
}
