import { type Vector, plus, along, cross, times, minus, unit } from '#geometry/vector.ts'
import { newMesh, quad, vertex, type Mesh } from '#geometry/mesh.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { circle } from '#geometry/shapes.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { Lock } from './grow.ts'

/** Full soon after the root, pointed at the tip. */
const pointed = (share: number): number => Math.min(1, 0.4 + share * 4) * (1 - share * share * share * 0.75)

/**
 * Locks as ribbons that lie flat on what is under them, with normals that swell in the middle. Texture: the whole
 * part of u is the lock's number, the rest runs across it; v runs from root to tip.
 */
export function lockMesh(locks: readonly Lock[], held?: (at: Vector) => Vector): Mesh {
  const mesh = newMesh()
  locks.forEach((lock, nth) => {
    const { plan } = lock
    const { radius, turns } = plan.curl ?? { radius: 0, turns: 0 }
    const { line, outs } = plan.smooth || (radius > 0.03 && turns > 1.2) ? smoothed(lock) : lock
    const last = line.length - 1
    let before: readonly [number, number] | undefined
    line.forEach((at, knot) => {
      const way = unit(minus(line[Math.min(last, knot + 1)] ?? at, line[Math.max(0, knot - 1)] ?? at))
      const out = outs[knot] ?? ([0, 0, 1] as const)
      const share = knot / last
      const side = rolled(unit(cross(way, out), [1, 0, 0]), out, (plan.roll ?? 0) * smoothstep(0.1, 0.45, share))
      const half = (plan.width / 2) * (plan.taper ?? pointed)(share)
      const swell = (by: number): Vector => unit(along(out, side, by * 0.5))
      const [here, there] = [along(at, side, -half), along(at, side, half)]
      const left = vertex(mesh, held?.(here) ?? here, swell(-1), nth + 0.02, share, way)
      const right = vertex(mesh, held?.(there) ?? there, swell(1), nth + 0.98, share, way)
      if (before) quad(mesh, before[0], before[1], right, left)
      before = [left, right]
    })
  })
  return mesh
}

const rolled = (side: Vector, out: Vector, angle: number): Vector =>
  angle === 0 ? side : along(times(side, cos(angle)), out, sin(angle))

/** Locks as round cords with so many sides: dreadlocks, plaits, rows. */
export function cordMesh(locks: readonly Lock[], sides: number, first = 0, grain = 1): Mesh {
  const mesh = newMesh()
  locks.forEach(({ plan, line, outs }, nth) => {
    const last = line.length - 1
    let ring: number[] = []
    line.forEach((at, knot) => {
      const way = unit(minus(line[Math.min(last, knot + 1)] ?? at, line[Math.max(0, knot - 1)] ?? at))
      const side = unit(cross(way, outs[knot] ?? [0, 0, 1]), [1, 0, 0])
      const up = cross(side, way)
      const share = knot / last
      const radius = (plan.width / 2) * (plan.taper ? plan.taper(share) : 1 - 0.3 * share)
      const next: number[] = []
      for (let turn = 0; turn <= sides; turn++) {
        const { x, y } = circle(turn / sides)
        const normal = unit(along(times(side, x), up, y))
        const u = first + nth + 0.02 + (0.96 * turn) / sides
        next.push(vertex(mesh, along(at, normal, radius), normal, u, share * grain, way))
      }
      for (let turn = 0; turn < sides && ring.length > 0; turn++) {
        quad(mesh, ring[turn + 1] ?? 0, ring[turn] ?? 0, next[turn] ?? 0, next[turn + 1] ?? 0)
      }
      ring = next
    })
  })
  return mesh
}

/** Twice as many points, on the curve through those there are. */
function smoothed({ line, outs }: Lock): Pick<Lock, 'line' | 'outs'> {
  const at = (nth: number): Vector => line[Math.min(line.length - 1, Math.max(0, nth))] ?? [0, 0, 0]
  const finer: Vector[] = []
  const finerOuts: Vector[] = []
  line.forEach((here, nth) => {
    const out = outs[nth] ?? ([0, 0, 1] as const)
    finer.push(here)
    finerOuts.push(out)
    if (nth === line.length - 1) return
    const inner = plus(here, at(nth + 1))
    finer.push(along(times(inner, 0.5625), plus(at(nth - 1), at(nth + 2)), -0.0625))
    finerOuts.push(unit(plus(out, outs[nth + 1] ?? out)))
  })
  return { line: finer, outs: finerOuts }
}
