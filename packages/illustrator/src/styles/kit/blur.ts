import { loops, placeFor, type Program } from '#raster/wasm-loops/program.ts'
import { quartered, scaled } from '#raster/scale.ts'

/** From this on nobody sees the difference when a quarter of the size is blurred instead. */
const wide = 5

/** Bytes of the largest planes that are blurred by the program, whose memory is not given back: 1024 pixels a side. */
const max = 1024 * 1024 * 12

/**
 * Blurs planes of numbers by three box filters, which comes close to a Gaussian at a cost that does not grow with the
 * radius. `step` numbers lie together for each pixel (1 for a mask, 3 for colors).
 */
export function blur(source: Float32Array, width: number, height: number, sigma: number, step = 1): Float32Array {
  if (sigma < 0.3) return source.slice()
  if (sigma >= wide) {
    const small = quartered(source, step, width, height)
    const soft = blur(small.pixels, small.width, small.height, sigma / 4, step)
    return scaled(soft, step, [small.width, small.height], [width, height])
  }
  const radius = reachOf(sigma)
  const program = source.byteLength <= max ? loops() : undefined
  if (program) return blurredBy(program, source, width, height, radius, step)
  return blurredHere(source, width, height, radius, step)
}

/** The same, worked out in TypeScript. */
function blurredHere(source: Float32Array, width: number, height: number, radius: number, step: number) {
  const rows = new Float32Array(source.length)
  const out = new Float32Array(source.length)
  for (let round = 0; round < 3; round++) {
    boxRows(round === 0 ? source : out, rows, width, height, radius, step)
    boxColumns(rows, out, width, height, radius, step)
  }
  return out
}

function blurredBy(
  program: Program,
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  step: number,
): Float32Array {
  const share = 1 / (2 * radius + 1)
  const line = width * step * 4
  const place = placeFor(source.byteLength)
  const room = program.room(place * 2 + placeFor(line * 2))
  const out = new Float32Array(room, 0, source.length)
  const rows = new Float32Array(room, place, source.length)
  out.set(source)
  for (let round = 0; round < 3; round++) {
    if (step === 3) program.boxRows(0, place, width, height, radius, share)
    else boxRows(out, rows, width, height, radius, step)
    program.boxColumns(place, 0, place * 2, line, height, radius, share)
  }
  return out.slice()
}

/** Pixels to each side that a box takes: blurs that are not wide and reach as far are the same. */
export const reachOf = (sigma: number): number => Math.max(1, Math.round(sigma * 0.95))

// Rows are functions of their own, here and elsewhere: engines compile a function that is called often once and for
// good, a long loop in one that is called seldom again and again.
function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number, step: number) {
  for (let y = 0; y < height; y++) {
    if (step === 3) boxColors(from, to, y * width * 3, width, radius)
    else for (let c = 0; c < step; c++) boxRow(from, to, y * width * step + c, width, radius, step)
  }
}

/** As `boxRow`, for three numbers at once: none of the sums has to wait for the others. */
function boxColors(from: Float32Array, to: Float32Array, row: number, width: number, radius: number) {
  const share = 1 / (2 * radius + 1)
  const last = row + (width - 1) * 3
  let one = from[row]! * (radius + 1)
  let two = from[row + 1]! * (radius + 1)
  let three = from[row + 2]! * (radius + 1)
  for (let x = 1; x <= radius; x++) {
    const at = Math.min(row + x * 3, last)
    one += from[at]!
    two += from[at + 1]!
    three += from[at + 2]!
  }
  for (let at = row, enter = row + (radius + 1) * 3, leave = row - radius * 3; at <= last; at += 3) {
    to[at] = one * share
    to[at + 1] = two * share
    to[at + 2] = three * share
    const enters = enter < last ? enter : last
    const leaves = leave > row ? leave : row
    one += from[enters]! - from[leaves]!
    two += from[enters + 1]! - from[leaves + 1]!
    three += from[enters + 2]! - from[leaves + 2]!
    enter += 3
    leave += 3
  }
}

function boxRow(from: Float32Array, to: Float32Array, row: number, width: number, radius: number, step: number) {
  const share = 1 / (2 * radius + 1)
  const last = row + (width - 1) * step
  let sum = from[row]! * (radius + 1)
  for (let x = 1; x <= radius; x++) sum += from[Math.min(row + x * step, last)]!
  // The ends repeat their last number; between them nothing has to be asked.
  const ahead = (radius + 1) * step
  const behind = radius * step
  const inner = Math.max(row, last - behind)
  let at = row
  for (; at < Math.min(inner, row + behind); at += step) {
    to[at] = sum * share
    sum += from[at + ahead]! - from[row]!
  }
  for (; at < inner; at += step) {
    to[at] = sum * share
    sum += from[at + ahead]! - from[at - behind]!
  }
  for (; at <= last; at += step) {
    to[at] = sum * share
    sum += from[last]! - from[at - behind > row ? at - behind : row]!
  }
}

/** All columns at once, row by row: memory is read in the order in which it lies. */
function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number, step: number) {
  const share = 1 / (2 * radius + 1)
  const line = width * step
  const sums = new Float64Array(line)
  for (let i = 0; i < line; i++) {
    let sum = from[i]! * (radius + 1)
    for (let y = 1; y <= radius; y++) sum += from[Math.min(y, height - 1) * line + i] ?? 0
    sums[i] = sum
  }
  for (let y = 0; y < height; y++) {
    const here = y * line
    const enter = Math.min(y + radius + 1, height - 1) * line
    const leave = Math.max(y - radius, 0) * line
    boxLine(from, to, sums, here, enter, leave, share)
  }
}

function boxLine(
  from: Float32Array,
  to: Float32Array,
  sums: Float64Array,
  here: number,
  enter: number,
  leave: number,
  share: number,
): void {
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i]!
    to[here + i] = sum * share
    sums[i] = sum + from[enter + i]! - from[leave + i]!
  }
}
