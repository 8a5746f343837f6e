import { type Vector, plus, along, cross, dot, times, minus, unit, vertexAt } from '#geometry/vector.ts'
import { atan2 } from '@eidolon/people/exact.ts'
import { circle } from '#geometry/shapes.ts'

/** A way around a limb: for a share of the turn, the point that far off the skin and the direction out. */
type Girth = (share: number, off: number, up?: number) => Vector

export type Ring = { readonly middle: Vector; readonly axis: Vector; readonly girth: Girth; readonly radius: number }

/** Directions in which the outline is measured. */
const spokes = 32

/**
 * The outline of what is around a middle, square to an axis: the outermost of all points in a slice, evened out.
 * `reach` leaves out what belongs to other limbs. Share 0 lies towards `front`.
 */
export function ringAround(
  clouds: readonly Float32Array[],
  middle: Vector,
  axis: Vector,
  front: Vector,
  slice: number,
  reach: number,
  keep: (cloud: number, index: number) => boolean = () => true,
): Ring {
  const side = unit(cross(axis, front), [1, 0, 0])
  const ahead = cross(side, axis)
  const far = new Float32Array(spokes)
  clouds.forEach((points, cloud) => {
    for (let index = 0; index < points.length / 3; index++) {
      if (!keep(cloud, index)) continue
      const from = minus(vertexAt(points, index), middle)
      if (Math.abs(dot(from, axis)) > slice) continue
      const [x, y] = [dot(from, ahead), dot(from, side)]
      const size = Math.sqrt(x * x + y * y)
      if (size > reach) continue
      const spoke = Math.floor((atan2(y, x) / 6.283185307179586 + 1) * spokes + 0.5) % spokes
      far[spoke] = Math.max(far[spoke] ?? 0, size)
    }
  })
  const even = filled(far)
  const radius = even.reduce((sum, value) => sum + value, 0) / spokes
  const girth: Girth = (share, off, up = 0) => {
    const { x, y } = circle(share)
    const spot = (((share % 1) + 1) % 1) * spokes
    const nth = Math.floor(spot) % spokes
    const here = even[nth] ?? radius
    const size = here + ((even[(nth + 1) % spokes] ?? radius) - here) * (spot - Math.floor(spot)) + off
    return along(plus(middle, plus(times(ahead, x * size), times(side, y * size))), axis, up)
  }
  return { middle, axis, girth, radius }
}

/** Gaps take what their neighbors have; then each is no smaller than the mean of the three around it. */
function filled(far: Float32Array): readonly number[] {
  let values = [...far]
  for (let turn = 0; turn < spokes && values.some((value) => value === 0); turn++) {
    values = values.map((value, nth) => value || Math.max(before(values, nth), after(values, nth)))
  }
  for (let turn = 0; turn < 2; turn++) {
    values = values.map((value, nth) =>
      Math.max(value * 0.5 + (before(values, nth) + after(values, nth)) * 0.25, value * 0.96),
    )
  }
  return values
}

const before = (values: readonly number[], nth: number): number => values[(nth + spokes - 1) % spokes] ?? 0
const after = (values: readonly number[], nth: number): number => values[(nth + 1) % spokes] ?? 0
