import type { FramePart } from './frame.ts'
import { loops, placeFor, type Program } from './wasm-loops/program.ts'

/** Enlarges or shrinks rows of `channels` numbers a pixel, taking what lies between from the four around. */
export function scaled(
  from: Float32Array,
  channels: number,
  [width, height]: readonly [number, number],
  [toWidth, toHeight]: readonly [number, number],
  into: Float32Array = new Float32Array(toWidth * toHeight * channels),
): Float32Array {
  if (width === toWidth && height === toHeight) return from
  const lefts = new Int32Array(toWidth)
  const shares = new Float32Array(toWidth)
  for (let x = 0; x < toWidth; x++) {
    const place = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / toWidth - 0.5))
    lefts[x] = Math.min(width - 2, Math.floor(place))
    if (lefts[x]! < 0) lefts[x] = 0
    shares[x] = place - lefts[x]!
  }
  const lines = new Int32Array(toHeight)
  const downs = new Float64Array(toHeight)
  for (let y = 0; y < toHeight; y++) {
    const place = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / toHeight - 0.5))
    lines[y] = Math.max(0, Math.min(height - 2, Math.floor(place)))
    downs[y] = place - lines[y]!
  }
  const taps: Taps = {
    lefts,
    shares,
    lines,
    downs,
    next: width > 1 ? channels : 0,
    line: width * channels,
    below: height > 1 ? width * channels : 0,
  }
  const program = from.byteLength + into.byteLength <= max ? loops() : undefined
  if (program && channels === 3) scaleBy(program, from, into, taps)
  else scaleHere(from, into, channels, taps)
  return into
}

/** Bytes of the largest fields that the program scales, whose memory is not given back. */
const max = 20e6

/** Where each pixel of the result lies: what is left of it and above it, and how far it is from there. */
type Taps = {
  readonly lefts: Int32Array
  readonly shares: Float32Array
  readonly lines: Int32Array
  readonly downs: Float64Array
  /** Numbers from one pixel to the next, in a line, and from one line to the next. */
  readonly next: number
  readonly line: number
  readonly below: number
}

/** Worked out in TypeScript. */
function scaleHere(from: Float32Array, into: Float32Array, channels: number, taps: Taps): void {
  const { lefts, shares, lines, downs, next, line, below } = taps
  const row = new Float32Array(line)
  for (let y = 0; y < lines.length; y++) {
    betweenLines(from, row, lines[y]! * line, below, downs[y]!)
    betweenColumns(row, into, y * lefts.length * channels, channels, next, lefts, shares)
  }
}

function scaleBy(program: Program, from: Float32Array, into: Float32Array, taps: Taps): void {
  const { lefts, shares, lines, downs, next, line, below } = taps
  const count = lefts.length
  const rowAt = placeFor(from.byteLength)
  const leftsAt = rowAt + placeFor(line * 4)
  const sharesAt = leftsAt + placeFor(count * 4)
  const intoAt = sharesAt + placeFor(count * 4)
  const room = program.room(intoAt + placeFor(into.byteLength))
  new Float32Array(room, 0, from.length).set(from)
  const offsets = new Int32Array(room, leftsAt, count)
  for (let x = 0; x < count; x++) offsets[x] = lefts[x]! * 12
  new Float32Array(room, sharesAt, count).set(shares)
  for (let y = 0; y < lines.length; y++) {
    const upper = lines[y]! * line * 4
    program.betweenLines(upper, upper + below * 4, rowAt, line * 4, downs[y]!)
    program.betweenPixels(rowAt, intoAt + y * count * 12, leftsAt, sharesAt, count, next * 4)
  }
  into.set(new Float32Array(room, intoAt, into.length))
}

function betweenLines(from: Float32Array, row: Float32Array, start: number, below: number, down: number): void {
  for (let at = 0; at < row.length; at++) {
    const upper = from[start + at]!
    row[at] = upper + (from[start + below + at]! - upper) * down
  }
}

function betweenColumns(
  row: Float32Array,
  into: Float32Array,
  start: number,
  channels: number,
  next: number,
  lefts: Int32Array,
  shares: Float32Array,
): void {
  if (channels === 3) {
    for (let x = 0, at = start; x < lefts.length; x++, at += 3) {
      const one = lefts[x]! * 3
      const other = one + next
      const across = shares[x]!
      into[at] = row[one]! + (row[other]! - row[one]!) * across
      into[at + 1] = row[one + 1]! + (row[other + 1]! - row[one + 1]!) * across
      into[at + 2] = row[one + 2]! + (row[other + 2]! - row[one + 2]!) * across
    }
    return
  }
  for (let x = 0, at = start; x < lefts.length; x++) {
    const corner = lefts[x]! * channels
    const across = shares[x]!
    for (let one = corner; one < corner + channels; one++, at++) {
      into[at] = row[one]! + (row[one + next]! - row[one]!) * across
    }
  }
}

/**
 * The part of a field of the usual size that a piece of the enlarged picture shows, drawn out to so many pixels. What lies
 * beyond the field's edge is as at the edge.
 */
export function pieceOfField(
  from: Float32Array,
  channels: number,
  { zoom, left, top, width: wholeWidth, height: wholeHeight }: FramePart,
  width: number,
  height: number,
): Float32Array {
  const [columns, rows] = [wholeWidth / zoom, wholeHeight / zoom]
  const out = new Float32Array(width * height * channels)
  const lefts = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const place = Math.min(columns - 1, Math.max(0, (left + x + 0.5) / zoom - 0.5))
    lefts[x] = Math.min(columns - 2, Math.floor(place))
    shares[x] = place - lefts[x]!
  }
  const line = new Float32Array(columns * channels)
  for (let y = 0; y < height; y++) {
    const place = Math.min(rows - 1, Math.max(0, (top + y + 0.5) / zoom - 0.5))
    const upper = Math.min(rows - 2, Math.floor(place))
    betweenLines(from, line, upper * columns * channels, columns * channels, place - upper)
    betweenColumns(line, out, y * width * channels, channels, channels, lefts, shares)
  }
  return out
}

/** A quarter of the width and height, each pixel the mean of sixteen. */
export function quartered(from: Float32Array, channels: number, width: number, height: number) {
  const toWidth = Math.max(1, Math.ceil(width / 4))
  const toHeight = Math.max(1, Math.ceil(height / 4))
  const into = new Float32Array(toWidth * toHeight * channels)
  for (let y = 0; y < toHeight; y++) {
    const bottom = Math.min(height, y * 4 + 4)
    for (let x = 0; x < toWidth; x++) {
      meanOf(
        from,
        width,
        channels,
        x * 4,
        y * 4,
        Math.min(width, x * 4 + 4),
        bottom,
        into,
        (y * toWidth + x) * channels,
      )
    }
  }
  return { pixels: into, width: toWidth, height: toHeight }
}

function meanOf(
  from: Float32Array,
  width: number,
  channels: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  into: Float32Array,
  at: number,
): void {
  const over = 1 / ((right - left) * (bottom - top))
  if (channels === 3) {
    let [red, green, blue] = [0, 0, 0]
    for (let row = top; row < bottom; row++) {
      const end = (row * width + right) * 3
      for (let slot = (row * width + left) * 3; slot < end; slot += 3) {
        red += from[slot]!
        green += from[slot + 1]!
        blue += from[slot + 2]!
      }
    }
    into[at] = red * over
    into[at + 1] = green * over
    into[at + 2] = blue * over
    return
  }
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0
    for (let row = top; row < bottom; row++) {
      const end = (row * width + right) * channels
      for (let slot = (row * width + left) * channels + channel; slot < end; slot += channels) sum += from[slot]!
    }
    into[at + channel] = sum * over
  }
}

/** Three running means along rows and columns, which is nearly a bell. In place. */
export function blurred(pixels: Float32Array, channels: number, width: number, height: number, radius: number): void {
  const reach = Math.max(1, Math.round(radius))
  const line = new Float32Array(Math.max(width, height))
  for (let turn = 0; turn < 3; turn++) {
    for (let channel = 0; channel < channels; channel++) {
      for (let y = 0; y < height; y++) mean(pixels, y * width * channels + channel, channels, width, reach, line)
      for (let x = 0; x < width; x++) mean(pixels, x * channels + channel, width * channels, height, reach, line)
    }
  }
}

function mean(pixels: Float32Array, start: number, step: number, count: number, reach: number, line: Float32Array) {
  for (let at = 0; at < count; at++) line[at] = pixels[start + at * step]!
  let sum = 0
  for (let at = -reach; at <= reach; at++) sum += line[at < 0 ? 0 : at >= count ? count - 1 : at]!
  const over = 1 / (2 * reach + 1)
  for (let at = 0; at < count; at++) {
    pixels[start + at * step] = sum * over
    const enters = at + reach + 1
    const leaves = at - reach
    sum += line[enters >= count ? count - 1 : enters]! - line[leaves < 0 ? 0 : leaves]!
  }
}
