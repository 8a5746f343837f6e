import { emptyPlane, keptMemory, type Plane, type Rows, type PlaneSize } from './plane.ts'

export function shrunk(from: Rows, { width, height }: PlaneSize): Plane {
  const result = emptyPlane(width, height)
  resizeRows(from, { width, height }, (y, row) => result.data.set(row, y * width))
  return result
}

const between = keptMemory()

/** At another size: cubic (Catmull-Rom), over as many pixels as one of the new ones covers. Each row is put when it is ready. */
export function resizeRows(
  from: Rows,
  { width, height }: PlaneSize,
  put: (y: number, row: Float64Array) => void,
): void {
  const across = between(width * from.height)
  const columns = weights(from.width, width)
  for (let y = 0; y < from.height; y++) acrossRow(from.row(y), columns, across, y * width)
  const sums = new Float64Array(width)
  const rows = weights(from.height, height)
  for (let y = 0; y < height; y++) {
    downColumns(across, rows, y, sums)
    put(y, sums)
  }
}

/*
 * Both add up in the order of the taps, four in one go: that is three times as quick as one by one, and not a digit may
 * differ from it, since the same file has to come out of the same picture for ever.
 */

function acrossRow(row: Float32Array, { first, starts, shares }: Weights, into: Float32Array, to: number): void {
  for (let x = 0; x < first.length; x++) {
    const end = starts[x + 1]!
    let tap = starts[x]!
    let at = first[x]!
    let sum = 0
    for (; tap + 3 < end; tap += 4, at += 4) {
      sum =
        sum +
        row[at]! * shares[tap]! +
        row[at + 1]! * shares[tap + 1]! +
        row[at + 2]! * shares[tap + 2]! +
        row[at + 3]! * shares[tap + 3]!
    }
    for (; tap < end; tap++, at++) sum += row[at]! * shares[tap]!
    into[to + x] = sum
  }
}

function downColumns(across: Float32Array, { first, starts, shares }: Weights, y: number, sums: Float64Array): void {
  const width = sums.length
  const end = starts[y + 1]!
  let tap = starts[y]!
  let start = first[y]! * width
  if (tap + 3 < end) {
    firstFour(across, shares, tap, start, sums)
    tap += 4
    start += 4 * width
  } else sums.fill(0)
  for (; tap + 3 < end; tap += 4, start += 4 * width) {
    const [by0, by1, by2, by3] = [shares[tap]!, shares[tap + 1]!, shares[tap + 2]!, shares[tap + 3]!]
    const [row1, row2, row3] = [start + width, start + 2 * width, start + 3 * width]
    for (let x = 0; x < width; x++) {
      sums[x] =
        sums[x]! +
        across[start + x]! * by0 +
        across[row1 + x]! * by1 +
        across[row2 + x]! * by2 +
        across[row3 + x]! * by3
    }
  }
  for (; tap < end; tap++, start += width) {
    const by = shares[tap]!
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + across[start + x]! * by
  }
}

/** The sums of the first four: nothing was added up before. */
function firstFour(across: Float32Array, shares: Float64Array, tap: number, start: number, sums: Float64Array): void {
  const width = sums.length
  const [by0, by1, by2, by3] = [shares[tap]!, shares[tap + 1]!, shares[tap + 2]!, shares[tap + 3]!]
  const [row1, row2, row3] = [start + width, start + 2 * width, start + 3 * width]
  for (let x = 0; x < width; x++) {
    sums[x] = across[start + x]! * by0 + across[row1 + x]! * by1 + across[row2 + x]! * by2 + across[row3 + x]! * by3
  }
}

/** Of each new pixel: the first old one, and where its shares begin among all of them. */
type Weights = { readonly first: Int32Array; readonly starts: Int32Array; readonly shares: Float64Array }

function weights(from: number, to: number): Weights {
  const scale = from / to
  const stretch = Math.max(1, scale)
  const first = new Int32Array(to)
  const starts = new Int32Array(to + 1)
  const shares = new Float64Array(to * (Math.ceil(4 * stretch) + 1))
  for (let at = 0; at < to; at++) {
    const center = (at + 0.5) * scale - 0.5
    const begin = Math.max(0, Math.ceil(center - 2 * stretch))
    const end = Math.min(from - 1, Math.floor(center + 2 * stretch))
    const start = starts[at]!
    let sum = 0
    for (let tap = begin; tap <= end; tap++) sum += shares[start + tap - begin] = cubic((tap - center) / stretch)
    for (let tap = begin; tap <= end; tap++) shares[start + tap - begin] = shares[start + tap - begin]! / sum
    first[at] = begin
    starts[at + 1] = start + end - begin + 1
  }
  return { first, starts, shares }
}

function cubic(distance: number): number {
  const d = Math.abs(distance)
  if (d < 1) return 1.5 * d * d * d - 2.5 * d * d + 1
  return d < 2 ? -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2 : 0
}
