import type { Vector } from '#geometry/vector.ts'

/** What a point is near to: how far outside (below 0: inside) and which way is out. */
export type Near = { distance: number; normal: Vector; found: boolean }

/** Surfaces as points with normals, so that hair and straps can ask where they would sink in. */
export type HeadField = {
  near(at: Vector): Near
}

/** A field out of many points; `reach` is how far each is felt, in decimeters. */
export function makeField(points: Float32Array, normals: Float32Array, reach: number): HeadField {
  const { low, size, starts, sorted } = sortByCell(points, normals, reach)
  const [lowI, lowJ, lowK] = low
  const [sizeI, sizeJ, sizeK] = size
  const square = reach * reach
  // A little more, so that rounding never leaves out what is just within reach.
  const beyond = square * 1.001
  return {
    near([x, y, z]) {
      let weight = 0
      let distance = 0
      let nx = 0
      let ny = 0
      let nz = 0
      const ci = Math.floor(x / reach)
      const cj = Math.floor(y / reach)
      const ck = Math.floor(z / reach)
      const fromI = Math.max(0, ci - 1 - lowI)
      const toI = Math.min(sizeI - 1, ci + 1 - lowI)
      const fromJ = Math.max(0, cj - 1 - lowJ)
      const toJ = Math.min(sizeJ - 1, cj + 1 - lowJ)
      const fromK = Math.max(0, ck - 1 - lowK)
      const toK = Math.min(sizeK - 1, ck + 1 - lowK)
      for (let i = fromI; i <= toI && fromK <= toK; i++) {
        const gapX = gapTo(x, i + lowI, ci, reach)
        for (let j = fromJ; j <= toJ; j++) {
          const gapY = gapTo(y, j + lowJ, cj, reach)
          if (gapX * gapX + gapY * gapY > beyond) continue
          // Cells along z lie one after the other.
          const row = (i * sizeJ + j) * sizeK
          const end = starts[row + toK + 1]!
          for (let at = starts[row + fromK]!; at < end; at += 6) {
            const dx = x - sorted[at]!
            const dy = y - sorted[at + 1]!
            const dz = z - sorted[at + 2]!
            const far = dx * dx + dy * dy + dz * dz
            if (far >= square) continue
            // The nearest count by far the most; the others keep it smooth.
            const share = 1 - far / square
            const by = (share * share * share) / (far + square * 0.01)
            const ax = sorted[at + 3]!
            const ay = sorted[at + 4]!
            const az = sorted[at + 5]!
            weight += by
            distance += by * (dx * ax + dy * ay + dz * az)
            nx += by * ax
            ny += by * ay
            nz += by * az
          }
        }
      }
      const size = Math.sqrt(nx * nx + ny * ny + nz * nz)
      if (weight === 0 || size < 1e-9) return { distance: reach, normal: [0, 1, 0], found: false }
      return { distance: distance / weight, normal: [nx / size, ny / size, nz / size], found: true }
    },
  }
}

/** How far a coordinate is from the cells beside its own. */
function gapTo(value: number, cell: number, own: number, reach: number): number {
  if (cell === own) return 0
  return cell < own ? value - (cell + 1) * reach : cell * reach - value
}

/** Points and normals, six numbers each, cell by cell; in a cell they keep their order. */
function sortByCell(points: Float32Array, normals: Float32Array, reach: number) {
  const low = [Infinity, Infinity, Infinity] as [number, number, number]
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number]
  for (let at = 0; at < points.length; at++) {
    const cell = Math.floor(points[at]! / reach)
    const axis = at % 3
    if (cell < low[axis]!) low[axis] = cell
    if (cell > high[axis]!) high[axis] = cell
  }
  const size = low.map((from, axis) => Math.max(0, high[axis]! - from + 1)) as [number, number, number]
  const starts = new Uint32Array(size[0] * size[1] * size[2] + 1)
  const cellOf = (at: number): number =>
    ((Math.floor(points[at]! / reach) - low[0]) * size[1] + Math.floor(points[at + 1]! / reach) - low[1]) * size[2] +
    Math.floor(points[at + 2]! / reach) -
    low[2]
  for (let at = 0; at < points.length; at += 3) starts[cellOf(at) + 1]! += 6
  for (let cell = 1; cell < starts.length; cell++) starts[cell]! += starts[cell - 1]!
  const next = starts.slice()
  const sorted = new Float32Array(points.length * 2)
  for (let at = 0; at < points.length; at += 3) {
    const cell = cellOf(at)
    const into = next[cell]!
    next[cell] = into + 6
    for (let axis = 0; axis < 3; axis++) {
      sorted[into + axis] = points[at + axis]!
      sorted[into + 3 + axis] = normals[at + axis]!
    }
  }
  return { low, size, starts, sorted }
}
