/** A few colors that stand for many, by cutting the box of colors where it is widest. Each is three numbers, 0..1. */
export function makePalette(rgb: Float32Array, weights: Float32Array, colours: number): Float32Array {
  // Colors are counted in a coarse cube first: the cut then costs the same whatever the size of the picture.
  const side = 32
  const counts = new Float64Array(side * side * side)
  for (let i = 0, k = 0; k < rgb.length; i++, k += 3) {
    const cell = ((q(rgb[k]) * side + q(rgb[k + 1])) * side + q(rgb[k + 2])) | 0
    counts[cell] = (counts[cell] ?? 0) + (weights[i] ?? 1)
  }
  const cells: number[] = []
  counts.forEach((count, cell) => {
    if (count > 0) cells.push(cell)
  })
  const boxes: number[][] = [cells]
  while (boxes.length < colours) {
    const widest = pickWidest(boxes, counts)
    if (widest === undefined) break
    const [one, other] = cut(boxes[widest] ?? [], counts)
    boxes.splice(widest, 1, one, other)
  }
  let palette = Float32Array.from(boxes.flatMap((box) => meanOf(box, counts)))
  // Cutting leaves colors beside the middle of what they stand for: they are moved there, a few times over.
  for (let round = 0; round < 4; round++) palette = settled(palette, cells, counts)
  return palette
}

function settled(palette: Float32Array, cells: readonly number[], counts: Float64Array): Float32Array<ArrayBuffer> {
  const groups: number[][] = Array.from({ length: palette.length / 3 }, () => [])
  const color = new Float32Array(3)
  for (const cell of cells) {
    parts(cell).forEach((value, c) => (color[c] = (value + 0.5) / 32))
    groups[twoNearest(palette, color, 0)[0] / 3]?.push(cell)
  }
  return Float32Array.from(
    groups.flatMap((box, at) => (box.length > 0 ? meanOf(box, counts) : [...palette.subarray(at * 3, at * 3 + 3)])),
  )
}

/** Where the nearest color and the next one are in the palette, and how far from the first to the second, 0..0.5. */
export function twoNearest(palette: Float32Array, rgb: Float32Array, at: number): readonly [number, number, number] {
  let best = 0
  let second = 0
  let least = Number.POSITIVE_INFINITY
  let next = Number.POSITIVE_INFINITY
  for (let p = 0; p < palette.length; p += 3) {
    const dr = palette[p]! - rgb[at]!
    const dg = palette[p + 1]! - rgb[at + 1]!
    const db = palette[p + 2]! - rgb[at + 2]!
    const distance = dr * dr * 2 + dg * dg * 4 + db * db * 3
    if (distance < least) {
      next = least
      second = best
      least = distance
      best = p
    } else if (distance < next) {
      next = distance
      second = p
    }
  }
  const [near, far] = [Math.sqrt(least), Math.sqrt(next)]
  return [best, second, near / (near + far + 1e-9)]
}

const q = (value = 0): number => Math.min(31, Math.max(0, Math.floor(value * 32)))
const parts = (cell: number): readonly [number, number, number] => [cell >> 10, (cell >> 5) & 31, cell & 31]

function spread(box: readonly number[]): { readonly axis: 0 | 1 | 2; readonly width: number } {
  let best: { axis: 0 | 1 | 2; width: number } = { axis: 1, width: 0 }
  for (const axis of [1, 0, 2] as const) {
    let low = 31
    let high = 0
    for (const cell of box) {
      const value = parts(cell)[axis]
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > best.width) best = { axis, width: high - low }
  }
  return best
}

function pickWidest(boxes: readonly (readonly number[])[], counts: Float64Array): number | undefined {
  let best: number | undefined
  let max = 0
  boxes.forEach((box, index) => {
    if (box.length < 2) return
    const weight = box.reduce((sum, cell) => sum + (counts[cell] ?? 0), 0)
    const score = spread(box).width * Math.sqrt(weight)
    if (score > max) {
      max = score
      best = index
    }
  })
  return best
}

function cut(box: readonly number[], counts: Float64Array): readonly [number[], number[]] {
  const { axis } = spread(box)
  const sorted = box.toSorted((a, b) => parts(a)[axis] - parts(b)[axis] || a - b)
  const half = sorted.reduce((sum, cell) => sum + (counts[cell] ?? 0), 0) / 2
  let sum = 0
  let at = 1
  for (; at < sorted.length - 1; at++) {
    sum += counts[sorted[at - 1] ?? 0] ?? 0
    if (sum >= half) break
  }
  return [sorted.slice(0, at), sorted.slice(at)]
}

function meanOf(box: readonly number[], counts: Float64Array): readonly number[] {
  const sums = [0, 0, 0]
  let total = 0
  for (const cell of box) {
    const weight = counts[cell] ?? 0
    parts(cell).forEach((value, c) => (sums[c] = (sums[c] ?? 0) + ((value + 0.5) / 32) * weight))
    total += weight
  }
  return sums.map((sum) => sum / Math.max(1e-9, total))
}
