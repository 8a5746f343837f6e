import { mix } from '@eidolon/people'

const size = 256
const mask = size - 1

/** Uneven numbers that vary smoothly over a plane, 0..1 and around one half, read from tables that repeat. */
export type Noise = {
  /** One wave length: a hill for every whole number. */
  hills(u: number, v: number): number
  /** Five wave lengths, the longest 1: clouds, stains, stone. */
  cloud(u: number, v: number): number
  /** A number of its own for every cell between whole numbers. */
  cell(u: number, v: number): number
}

/** Tables of one seed. Cells of the smooth table are 8 numbers wide, so that a straight line between them is enough. */
export function makeNoise(seed: number): Noise {
  const cells = new Float32Array(size * size)
  for (let at = 0; at < cells.length; at += 1) cells[at] = mix(at ^ Math.imul(seed | 0, 0x9e3779b1)) / 4294967296
  const hills = smooth(cells, 8)
  const cloud = new Float32Array(size * size)
  for (let row = 0, at = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1, at += 1) {
      let sum = 0
      let weight = 0.5
      // The table of hills read twice, four times … as fast: the same numbers serve every wave length.
      for (let octave = 0; octave < 5; octave += 1) {
        const from = (((row << octave) + octave * 37) & mask) * size + (((column << octave) + octave * 101) & mask)
        sum += (hills[from] ?? 0) * weight
        weight *= 0.5
      }
      cloud[at] = 0.5 + (sum / 0.96875 - 0.5) * 1.35
    }
  }
  // Both tables hold 32 wave lengths across.
  return {
    hills: (u, v) => read(hills, u * 8, v * 8),
    cloud: (u, v) => read(cloud, u * 8, v * 8),
    cell: (u, v) => cells[(Math.floor(v) & mask) * size + (Math.floor(u) & mask)] ?? 0,
  }
}

function smooth(cells: Float32Array, width: number): Float32Array {
  const count = size / width
  const table = new Float32Array(size * size)
  for (let row = 0, at = 0; row < size; row += 1) {
    const top = Math.floor(row / width)
    const low = ease((row - top * width) / width)
    const next = (top + 1) % count
    for (let column = 0; column < size; column += 1, at += 1) {
      const left = Math.floor(column / width)
      const share = ease((column - left * width) / width)
      const right = (left + 1) % count
      const upper = lerp(cells[top * size + left] ?? 0, cells[top * size + right] ?? 0, share)
      const lower = lerp(cells[next * size + left] ?? 0, cells[next * size + right] ?? 0, share)
      table[at] = lerp(upper, lower, low)
    }
  }
  return table
}

const ease = (share: number): number => share * share * (3 - 2 * share)
const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

function read(table: Float32Array, u: number, v: number): number {
  const left = Math.floor(u)
  const top = Math.floor(v)
  const across = u - left
  const down = v - top
  const row = (top & mask) * size
  const next = ((top + 1) & mask) * size
  const one = left & mask
  const two = (left + 1) & mask
  const upper = (table[row + one] ?? 0) * (1 - across) + (table[row + two] ?? 0) * across
  const lower = (table[next + one] ?? 0) * (1 - across) + (table[next + two] ?? 0) * across
  return upper * (1 - down) + lower * down
}
