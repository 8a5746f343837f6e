/** Points in cells of a width, so that those near a place are found quickly. */
export type Cells = {
  /** The lowest cell along each axis, and how many there are. */
  readonly low: readonly [number, number, number]
  readonly size: readonly [number, number, number]
  /** Cell `(i * size[1] + j) * size[2] + k` holds what lies in `sorted` from its start to the next one's. */
  readonly starts: Uint32Array
  readonly sorted: Uint32Array
}

/** Sorts places in `points`, where a point's three numbers begin; in a cell they keep their order. */
export function sortByCell(points: Float32Array, places: readonly number[], cell: number): Cells {
  const slot = (value: number): number => Math.floor(value / cell)
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const at of places) {
    for (let axis = 0; axis < 3; axis += 1) {
      const here = slot(points[at + axis]!)
      if (here < low[axis]!) low[axis] = here
      if (here > high[axis]!) high[axis] = here
    }
  }
  const wide = (axis: number): number => Math.max(0, high[axis]! - low[axis]! + 1)
  const size = [wide(0), wide(1), wide(2)] as const
  const starts = new Uint32Array(size[0] * size[1] * size[2] + 1)
  const cellOf = (at: number): number =>
    ((slot(points[at]!) - low[0]) * size[1] + slot(points[at + 1]!) - low[1]) * size[2] + slot(points[at + 2]!) - low[2]
  for (const at of places) starts[cellOf(at) + 1]! += 1
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!
  const next = starts.slice()
  const sorted = new Uint32Array(places.length)
  for (const at of places) sorted[next[cellOf(at)]!++] = at
  return { low, size, starts, sorted }
}
