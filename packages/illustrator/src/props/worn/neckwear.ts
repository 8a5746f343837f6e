import { type Vector, along, cross, minus, unit } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { scaled, linear } from '#geometry/colour.ts'
import { ripple } from '#geometry/noise.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { laid, type Fitting, type Maker } from '#props/fitting.ts'
import { ball, circle, sheet } from '#geometry/shapes.ts'
import { knit, weave } from '#props/materials.ts'
import { neckRing } from './jewels.ts'

const down: Vector = [0, -1, 0]

/** A cloth hanging from a point over the chest: its middle line, laid on what is under it. */
function hanging(fitting: Fitting, from: Vector, drift: number, size: number, off: number): Vector[] {
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
function strap(
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

/** Two turns around the neck and two ends over the chest. */
export const scarf: Maker = (fitting) => {
  const mesh = newMesh()
  const ring = neckRing(fitting, 0.12, 1.25, true)
  const turns: readonly (readonly [height: number, off: number, thick: number])[] = [
    [-0.12, 0.16, 0.22],
    [0.2, 0.06, 0.19],
  ]
  turns.forEach(([height, off, thick], nth) => {
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(v)
        const fold = 1 + 0.25 * (ripple(u * 9 + 40 * nth, nth + 3) - 0.5) + 0.16 * Math.abs(circle(v * 2.5 + u * 2).x)
        const sag = -0.16 * ((circle(u).x + 1) / 2)
        // v runs from outside upwards.
        return ring.girth(u, off + thick * 0.6 + thick * x * fold, height + sag + thick * 1.05 * y * fold)
      },
      48,
      14,
    )
  })
  const right = unit(minus(ring.girth(0.25, 0), ring.girth(0.75, 0)))
  const ends = [
    { share: 0.035, drift: 0.25, size: 2.6 },
    { share: 0.965, drift: -0.3, size: 2.1 },
  ]
  for (const { share, drift, size } of ends) {
    const from = ring.girth(share, 0.3, -0.3)
    const line = hanging(fitting, from, drift, size, 0.12)
    strap(mesh, line, (place) => 0.42 + 0.22 * smoothstep(0, 0.4, place), 0.07, right)
  }
  const surface = knit(fitting.colours.accent, 26, 90)
  return [toPart(mesh, { name: 'scarf', material: 'cloth', surface, twoSided: true })]
}

/** Where the throat ends and a knot sits. */
function throat(fitting: Fitting, height: number): { at: Vector; right: Vector; out: Vector } {
  const ring = neckRing(fitting, 0.0, 1.3, true)
  const right = unit(minus(ring.girth(0.25, 0), ring.girth(0.75, 0)))
  const at = laid(fitting.trunk, ring.girth(0, 0.04, height), 0.06)
  return { at, right, out: unit(minus(at, ring.middle)) }
}

export const tie: Maker = (fitting) => {
  const { at, right, out } = throat(fitting, -0.02)
  const mesh = newMesh()
  const line = hanging(fitting, along(at, out, 0.02), 0, 4.1, 0.07)
  const wide = (share: number): number =>
    share < 0.9 ? 0.26 + 0.46 * share : (0.26 + 0.414) * smoothstep(1.001, 0.9, share)
  strap(mesh, line, wide, 0.03, right)
  const knot = newMesh()
  sheet(
    knot,
    (u, v) => {
      const { x, y } = circle(u)
      const size = 0.12 + 0.1 * v
      return along(along(along(at, down, 0.12 - v * 0.3), right, y * size * 0.9), out, 0.03 + x * size * 0.55)
    },
    16,
    5,
  )
  const surface = weave(fitting.colours.accent, scaled(linear(fitting.colours.primary), 0.9), 26)
  return [part(mesh, 'tie', surface), part(knot, 'tie knot', weave(fitting.colours.accent))]
}

export const bowTie: Maker = (fitting) => {
  const { at, right, out } = throat(fitting, 0.06)
  const up: Vector = unit(cross(out, right))
  const mesh = newMesh()
  for (const wing of [1, -1]) {
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const tall = 0.08 + 0.17 * smoothstep(0, 0.85, v)
        const thick = 0.05 + 0.05 * (1 - v)
        const place = along(along(at, right, wing * (0.03 + 0.52 * v)), up, y * tall * wing)
        return along(place, out, 0.05 + x * thick * (1 + 0.2 * circle(u * 3).x))
      },
      18,
      8,
    )
  }
  ball(mesh, along(at, out, 0.08), [0.085, 0.1, 0.075], 12, 8)
  return [part(mesh, 'bow tie', weave(fitting.colours.accent))]
}

const part = (mesh: Mesh, name: string, surface: Part['surface']): Part =>
  toPart(mesh, { name, material: 'cloth', surface, twoSided: true })
