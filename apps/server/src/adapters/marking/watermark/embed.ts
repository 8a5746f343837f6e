import { patternOf, signOf, waves } from './carrier.ts'
import { encodeMark } from './code.ts'
import { heardIn, residueOf } from './detect-signal.ts'
import { boxBlur, brightnessOf, emptyPlane, type Pixels, type Plane, type Rows } from './plane.ts'
import { resizeRows, shrunk } from './resize.ts'
import { tile } from './square.ts'
import { usualSize } from './usual-size.ts'

/** Gray levels of the mark: in calm places, at most, and of the whole picture (a mean square; 1.8 is 43 dB). */
const calm = 0.65
const max = 4
const power = 1.8
/** No change of a calm place is larger: rounded it is two levels. */
const highest = 2.3
/** Up to this a place is calm: slow shades are as rough as that by being made of whole levels. */
const smooth = 0.4
/** Gray levels per level of roughness above it: the first that does not change the whole picture by too much. */
const lively = [0.7, 0.6, 0.5, 0.4, 0.32, 0.25, 0.2, 0.15, 0.1]

/** How far each wave of the mark is to stand out of what the picture itself has there, and by how much it may be raised. */
const standing = 1.2
const eagerness = 0.5
const weakest = 0.25
const strongest = 2.5

/** The change of brightness that writes the mark into a picture, row by row; each is good until the next one comes. */
function changeRows(brightness: Rows, mark: string, put: (y: number, change: Float64Array) => void): void {
  const small = shrunk(brightness, usualSize(brightness.width, brightness.height))
  const code = encodeMark(mark)
  const levels = levelsOf(small)
  const gains = new Float64Array(waves.length).fill(1)
  raise(gains, small, laidOut(patternOf(code, gains), levels), code)
  const change = laidOut(patternOf(code, gains), levels)
  const { width, height, data } = change
  const row = (y: number) => data.subarray(y * width, (y + 1) * width)
  resizeRows({ width, height, row }, brightness, put)
}

/** Waves that the picture drowns get louder, those that it has by itself quieter: what is read out is sure either way. */
function raise(gains: Float64Array, small: Plane, change: Plane, code: Uint8Array): void {
  const marked = emptyPlane(small.width, small.height)
  for (let at = 0; at < marked.data.length; at++) marked.data[at] = small.data[at]! + change.data[at]!
  const heard = heardIn(residueOf(marked))
  for (const [nth, wave] of waves.entries()) {
    const value = wave.isSine ? heard.im[wave.at]! : heard.re[wave.at]!
    const wanted = gains[nth]! + eagerness * (standing - value * signOf(wave, code))
    gains[nth] = Math.round(16 * Math.min(strongest, Math.max(weakest, wanted))) / 16
  }
}

function laidOut(pattern: Float64Array, levels: Plane): Plane {
  const { width, height } = levels
  const change = emptyPlane(width, height)
  for (let y = 0; y < height; y++) {
    const row = (y % tile) * tile
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const level = levels.data[at]!
      const limit = Math.max(highest, 3 * level)
      const by = pattern[row + (x % tile)]! * level
      change.data[at] = by > limit ? limit : by < -limit ? -limit : by
    }
  }
  return change
}

/** How strong the mark may be in each place: as strong as can be without the whole being changed by more than `power`. */
function levelsOf(plane: Plane): Plane {
  const liveliness = livelinessOf(plane).data
  const levels = emptyPlane(plane.width, plane.height)
  for (const by of lively) {
    let squares = 0
    for (let at = 0; at < liveliness.length; at++) {
      const level = Math.min(max, calm + by * Math.max(0, liveliness[at]! - smooth))
      levels.data[at] = level
      squares += level * level
    }
    if (squares <= power * power * liveliness.length) break
  }
  return levels
}

/**
 * How rough the picture is in every place: the least of five windows around it. On the calm side of an edge one of them
 * is calm, so that the mark stays weak there, where it would be seen; slow shades count as calm, too.
 */
function livelinessOf(plane: Plane): Plane {
  const { width, height } = plane
  const mean = boxBlur(plane, 1)
  const squares = emptyPlane(width, height)
  for (let at = 0; at < squares.data.length; at++) squares.data[at] = (plane.data[at]! - mean.data[at]!) ** 2
  const spread = boxBlur(squares, 2)
  for (let at = 0; at < spread.data.length; at++) spread.data[at] = Math.sqrt(Math.max(0, spread.data[at]!))
  const least = emptyPlane(width, height)
  const away = 3
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - away) * width
    const row = y * width
    const down = Math.min(height - 1, y + away) * width
    for (let x = 0; x < width; x++) {
      let found = spread.data[row + x]!
      found = lesser(found, spread.data[row + (x < away ? 0 : x - away)]!)
      found = lesser(found, spread.data[row + (x + away < width ? x + away : width - 1)]!)
      found = lesser(found, spread.data[up + x]!)
      least.data[row + x] = lesser(found, spread.data[down + x]!)
    }
  }
  return boxBlur(least, 2)
}

const lesser = (one: number, other: number): number => (one < other ? one : other)

const leastEdge = 128

/** Smaller pictures are left alone. */
export const hasRoomForMark = ({ width, height }: Pick<Pixels, 'width' | 'height'>): boolean =>
  Math.min(width, height) >= leastEdge

/** Smaller changes of brightness than so many levels are made in green alone, in steps of less than a whole level. */
const fine = 1.46
const greenShare = 0.587
/** Less than half a step of green: nothing changes. */
const none = 0.29

/**
 * Writes the mark into the pixels themselves, where they are opaque. Red, green and blue move together, so that colors
 * stay; where the mark is weak, green moves by itself by a level or two: rounded to whole levels of all three, half of
 * such a change would be lost.
 */
export function embedMark(pixels: Pixels, mark: string): void {
  const { width, channels } = pixels
  // What is written into these stays between 0 and 255 by itself.
  const data = new Uint8ClampedArray(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length)
  changeRows(brightnessOf(pixels), mark, (y, change) => {
    const start = y * width * channels
    if (channels === 4) changeOpaque(data, start, change)
    else changeAll(data, start, change)
  })
}

function changeAll(data: Uint8ClampedArray, start: number, change: Float64Array): void {
  for (let x = 0, to = start; x < change.length; x++, to += 3) changePixel(data, to, change[x]!)
}

function changeOpaque(data: Uint8ClampedArray, start: number, change: Float64Array): void {
  for (let x = 0, to = start; x < change.length; x++, to += 4)
    if (data[to + 3] === 255) changePixel(data, to, change[x]!)
}

function changePixel(data: Uint8ClampedArray, to: number, by: number): void {
  if (by < none && by > -none) return
  if (by < fine && by > -fine) {
    data[to + 1] = data[to + 1]! + (Math.floor(by / greenShare + 0.5) | 0)
    return
  }
  const step = Math.floor(by + 0.5) | 0
  data[to] = data[to]! + step
  data[to + 1] = data[to + 1]! + step
  data[to + 2] = data[to + 2]! + step
}
