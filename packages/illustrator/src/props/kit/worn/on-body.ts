import { cross, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import type { AttachmentPoint } from '#props/kit/pieces.ts'
import { skinAt, strapAlong } from './strap.ts'
import type { Mesh } from '#geometry/mesh.ts'
import { waist } from './waist.ts'
import { triples } from '#geometry/numbers.ts'

/** Up along the spine. */
function spineOf({ body: { bones } }: Fitting): Vector {
  return unit(minus(bones.joint('spine01'), bones.joint('spine04')))
}

/** A place of the base mesh on the trunk, on whatever is worn there, so far off it. */
export function trunkSpot(fitting: Fitting, place: Vector, off: number): AttachmentPoint {
  const at = laid(fitting.trunk, skinAt(fitting.body, place), off)
  const { normal } = fitting.trunk.near(at)
  const spine = spineOf(fitting)
  const side = unit(cross(spine, normal), [1, 0, 0])
  return { at, up: unit(cross(normal, side)), out: normal }
}

/** A place at the waist: a share of the way around (0 in front, 0.25 at the left side), so far above and off it. */
export function waistSpot(fitting: Fitting, share: number, up: number, off: number): AttachmentPoint {
  const ring = waist(fitting)
  const [at, far] = [ring.girth(share, off, up), ring.girth(share, off + 1, up)]
  return { at, up: ring.axis, out: unit(minus(far, at)) }
}

/** Places of the base mesh from the back of the left hip over the right shoulder to the front of the left hip. */
const sling: readonly Vector[] = triples`
  1.5 0.6 -0.35, 1.1 1.8 -0.7, 0.4 3.3 -0.8, -0.35 4.6 -0.8, -0.85 5.45 -0.5, -0.98 5.72 -0.1, -0.9 5.6 0.45,
  -0.62 4.95 1, -0.1 3.9 1.25, 0.55 2.7 1.25, 1.1 1.6 1.1, 1.4 0.7 0.8`

/** A strap over one shoulder and across the chest to the other hip; `side` 1 hangs at the left. */
export function slung(mesh: Mesh, fitting: Fitting, side: 1 | -1 = 1): void {
  strapAlong(
    mesh,
    fitting,
    sling.map(([x, y, z]) => skinAt(fitting.body, [x * side, y, z])),
  )
}

/** Where on such a strap something is fixed: 0 at the shoulder to 1 at the hip, in front. */
export function onSling(fitting: Fitting, share: number, off: number, side: 1 | -1 = 1): AttachmentPoint {
  const front = sling.slice(6)
  const spot = Math.min(front.length - 1.001, Math.max(0, share * (front.length - 1)))
  const [from, to] = [front[Math.floor(spot)]!, front[Math.floor(spot) + 1]!]
  const [x, y, z] = plus(from, times(minus(to, from), spot - Math.floor(spot)))
  const way = unit(
    minus(skinAt(fitting.body, [to[0] * side, to[1], to[2]]), skinAt(fitting.body, [from[0] * side, from[1], from[2]])),
  )
  const { at, out } = trunkSpot(fitting, [x * side, y, z], off)
  return { at, up: unit(cross(out, unit(cross(times(way, -1), out), [1, 0, 0]))), out }
}
