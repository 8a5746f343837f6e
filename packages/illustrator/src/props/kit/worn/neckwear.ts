import { toPart } from '#geometry/mesh-part.ts'
import type { Mesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { circle, sheet } from '#geometry/shapes.ts'
import { along, cross, minus, unit, type Vector } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import { neckRing } from './jewels.ts'

export const down: Vector = [0, -1, 0]

/** A cloth hanging from a point over the chest: its middle line, laid on what is under it. */
export function hanging(fitting: Fitting, from: Vector, drift: number, size: number, off: number): Vector[] {
  const line: Vector[] = [from]
  let at = from
  const steps = 14
  for (let nth = 0; nth < steps; nth++) {
    const fallen = along([at[0] + drift / steps, at[1], at[2]], down, size / steps)
    const near = fitting.trunk.near(fallen)
    // Over the belly's overhang it hangs free instead of following inwards.
    at = near.found && near.distance < off ? laid(fitting.trunk, fallen, off) : fallen
    line.push(at)
  }
  return line
}

/** A strip of cloth along a line: width and thickness by the share of the way. */
export function strap(
  mesh: Mesh,
  line: readonly Vector[],
  wide: (share: number) => number,
  thick: number,
  right: Vector,
): void {
  const last = line.length - 1
  sheet(
    mesh,
    (u, v) => {
      const spot = Math.min(last - 1e-6, Math.max(0, (1 - v) * last))
      const nth = Math.floor(spot)
      const from: Vector = line[nth] ?? [0, 0, 0]
      const to = line[nth + 1] ?? from
      const at = along(from, minus(to, from), spot - nth)
      const out = unit(cross(right, unit(minus(from, to), [0, 1, 0])))
      const { x, y } = circle(u)
      return along(along(at, right, y * wide(1 - v) * 0.5), out, x * thick)
    },
    16,
    28,
  )
}

/** Where the throat ends and a knot sits. */
export function throat(fitting: Fitting, height: number): { at: Vector; right: Vector; out: Vector } {
  const ring = neckRing(fitting, 0.0, 1.3, true)
  const right = unit(minus(ring.girth(0.25, 0), ring.girth(0.75, 0)))
  const at = laid(fitting.trunk, ring.girth(0, 0.04, height), 0.06)
  return { at, right, out: unit(minus(at, ring.middle)) }
}

export const part = (mesh: Mesh, name: string, surface: Part['surface']): Part =>
  toPart(mesh, { name, material: 'cloth', surface, twoSided: true })
