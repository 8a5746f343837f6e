import { emptyPlane, type Plane, type Rows, type Size } from './plane.ts'

export function shrunk(from: Rows, { width, height }: Size): Plane {
  const result = emptyPlane(width, height)
  resizeRows(from, { width, height }, (y, row) => result.data.set(row, y * width))
  return result
}

/** At another size: cubic (Catmull-Rom), over as many pixels as one of the new ones covers. Each row is put when it is ready. */
export function resizeRows(from: Rows, { width, height }: Size, put: (y: number, row: Float64Array) => void): void {
  const across = new Float32Array(width * from.height)
  const columns = weights(from.width, width)
  for (let y = 0; y < from.height; y++) {
    const row = from.row(y)
    for (let x = 0; x < width; x++) {
      const { first, share } = columns[x]!
      let sum = 0
      for (let tap = 0; tap < share.length; tap++) sum += row[first + tap]! * share[tap]!
      across[y * width + x] = sum
    }
  }
  const sums = new Float64Array(width)
  for (const [y, { first, share }] of weights(from.height, height).entries()) {
    sums.fill(0)
    for (let tap = 0; tap < share.length; tap++) {
      const by = share[tap]!
      const start = (first + tap) * width
      for (let x = 0; x < width; x++) sums[x] = sums[x]! + across[start + x]! * by
    }
    put(y, sums)
  }
}

type Weights = { readonly first: number; readonly share: Float64Array }

function weights(from: number, to: number): readonly Weights[] {
  const scale = from / to
  const stretch = Math.max(1, scale)
  return Array.from({ length: to }, (_, at) => {
    const centre = (at + 0.5) * scale - 0.5
    const first = Math.max(0, Math.ceil(centre - 2 * stretch))
    const last = Math.min(from - 1, Math.floor(centre + 2 * stretch))
    const share = Float64Array.from({ length: last - first + 1 }, (_each, tap) =>
      cubic((first + tap - centre) / stretch),
    )
    const sum = share.reduce((total, value) => total + value, 0)
    return { first, share: share.map((value) => value / sum) }
  })
}

function cubic(distance: number): number {
  const d = Math.abs(distance)
  if (d < 1) return 1.5 * d * d * d - 2.5 * d * d + 1
  return d < 2 ? -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2 : 0
}
