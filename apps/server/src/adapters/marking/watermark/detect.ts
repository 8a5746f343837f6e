import { tile, waves } from './carrier.ts'
import { codeBits, decodeMark, encodeMark } from './code.ts'
import { emptySquare, type Square, transform } from './fourier.ts'
import { foldAcross, foldDown, residueOf, rings } from './listen.ts'
import type { Plane, Rows } from './plane.ts'
import { shrunk } from './resize.ts'
import { usualSide, usualSize } from './usual-size.ts'

export type FoundMark = {
  /** Sixteen hexadecimal digits. */
  readonly mark: string
  /** The share of the code's bits that were right before errors were corrected; by chance half of them are. */
  readonly confidence: number
  readonly place: Place
}

/** Where a pattern may lie, how large it is against its usual size, and how far it stands out there. */
export type Place = {
  readonly across: number
  readonly down: number
  readonly flipped: boolean
  readonly x: number
  readonly y: number
  readonly clearness: number
}

/** At which size a picture is looked at, and which sizes of the pattern are tried there. */
type Search = { readonly side: number; readonly smallest: number; readonly largest: number }

const searches: readonly Search[] = [
  // Whole pictures of any size, and parts that have at least half of each side.
  { side: usualSide, smallest: 0.48, largest: 1.08 },
  // Pictures that are a part of something larger, as on a page.
  { side: 1.5 * usualSide, smallest: 0.72, largest: 1.7 },
]

/** So much larger is the next size that is tried: over the whole picture the pattern slips by less than half a wave. */
const step = 1.006
/** Whole pictures are also looked for with their sides changed against each other, each by up to this much. */
const mostSqueezed = 1.055
/** So many of the likeliest places of a search are read. */
const mostRead = 6
/** Places that stand out less are not looked at again. */
const leastClear = 4.4
/** One that holds a mark stands out at least so much once its size is right. */
const clear = 5

/** Of smaller pictures nothing is read. */
const leastEdge = 96

/** The mark in a picture of this brightness; undefined where there is none that can be read. */
export function detectMark(brightness: Rows): FoundMark | undefined {
  if (Math.min(brightness.width, brightness.height) < leastEdge) return undefined
  for (const search of searches) {
    const { width, height } = usualSize(brightness.width, brightness.height, search.side)
    const listener = listenTo(residueOf(shrunk(brightness, { width, height })))
    for (const place of likelyPlaces(listener, search)) {
      const best = refined(listener, place)
      const found = best && read(listener.hear(best.across, best.down), best)
      if (found) return found
    }
  }
  return undefined
}

type Listener = {
  /** The picture folded onto one tile, for a size of the pattern. What comes is used until the next is asked for. */
  hear(across: number, down: number): Square
}

function listenTo(residue: Plane): Listener {
  const square = emptySquare(tile)
  let rows: { readonly across: number; readonly folded: Float64Array } = { across: 0, folded: new Float64Array(0) }
  return {
    hear(across, down) {
      if (rows.across !== across) rows = { across, folded: foldAcross(residue, across) }
      return foldDown(rows.folded, residue.height, down, square)
    },
  }
}

/** Where the pattern may be, the likeliest first; as it was made comes before everything else. */
function* likelyPlaces(listener: Listener, { side, smallest, largest }: Search): Generator<Place> {
  const whole = usualSide / side
  const at = (across: number, down: number) => placesIn(listener.hear(across, down), across, down)
  yield* at(whole, whole).filter(({ clearness }) => clearness > leastClear)
  const places: Place[] = []
  for (let by = step; by < mostSqueezed; by *= step) {
    places.push(...at(whole * by, whole / by), ...at(whole / by, whole * by))
  }
  for (let scale = smallest; scale <= largest; scale *= step) places.push(...at(scale, scale))
  places.sort((one, other) => other.clearness - one.clearness)
  yield* places.slice(0, mostRead).filter(({ clearness }) => clearness > leastClear)
}

const answer = emptySquare(tile)

/** The best place as it is and the best one mirrored, for a size of the pattern. */
function placesIn({ re, im }: Square, across: number, down: number): readonly [Place, Place] {
  // Both answers are real, so that one transform gives both: as it is in `re`, mirrored in `im`.
  for (let v = 0; v < tile; v++) {
    for (let u = 0; u < tile; u++) {
      const at = v * tile + u
      const mirror = v * tile + ((tile - u) & (tile - 1))
      const [a, b, c, d] = [finder.re[at]!, finder.im[at]!, finder.re[mirror]!, finder.im[mirror]!]
      const [p, q] = [re[at]!, im[at]!]
      answer.re[at] = p * a + q * b - (q * c - p * d)
      answer.im[at] = q * a - p * b + (p * c + q * d)
    }
  }
  transform(answer, -1)
  return [
    { across, down, flipped: false, ...peakOf(answer.re) },
    { across, down, flipped: true, ...peakOf(answer.im) },
  ]
}

/** The waves that say where the pattern lies. */
const finder = ((): Square => {
  const square = emptySquare(tile)
  for (const { at, opposite, isSine, sign, bit } of waves) {
    if (bit !== undefined) continue
    const part = isSine ? square.im : square.re
    part[at] = sign
    part[opposite] = isSine ? -sign : sign
  }
  return square
})()

function peakOf(values: Float64Array): Pick<Place, 'x' | 'y' | 'clearness'> {
  let best = 0
  let power = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    power += value * value
    if (value > values[best]!) best = at
  }
  const [x, y] = [best % tile, Math.floor(best / tile)]
  const near = (dx: number, dy: number) => values[((y + dy + tile) % tile) * tile + ((x + dx + tile) % tile)]!
  return {
    x: x + topBetween(near(-1, 0), near(0, 0), near(1, 0)),
    y: y + topBetween(near(0, -1), near(0, 0), near(0, 1)),
    clearness: values[best]! / Math.sqrt(power / values.length + 1e-12),
  }
}

/** Where between three neighbours the top lies, from the middle one. */
function topBetween(before: number, top: number, after: number): number {
  const bend = before - 2 * top + after
  return bend < 0 ? (0.5 * (before - after)) / bend : 0
}

/** The same place, its two sizes corrected in small steps for as long as it gets clearer; undefined if it stays unclear. */
function refined(listener: Listener, place: Place): Place | undefined {
  let best = place
  for (const by of [0.003, 0.001]) {
    for (let round = 0; round < 3; round++) {
      const { across, down } = best
      const [less, more] = [1 - by, 1 + by]
      const tries = [
        [across * more, down * more],
        [across * less, down * less],
        [across * more, down],
        [across * less, down],
        [across, down * more],
        [across, down * less],
      ] as const
      const before = best
      for (const [x, y] of tries) {
        const next = placesIn(listener.hear(x, y), x, y)[place.flipped ? 1 : 0]
        if (next.clearness > best.clearness) best = next
      }
      if (best === before) break
    }
    if (best.clearness < clear) return undefined
  }
  return best
}

function read(heard: Square, place: Place): FoundMark | undefined {
  const straight = straightened(heard, place)
  const trust = trustIn(straight)
  const soft = new Float64Array(codeBits)
  for (const { at, isSine, sign, bit } of waves) {
    if (bit === undefined) continue
    const value = isSine ? straight.im[at]! : straight.re[at]!
    soft[bit] = soft[bit]! + sign * value * trust[rings[at]!]!
  }
  const mark = decodeMark(soft)
  if (mark === undefined) return undefined
  const code = encodeMark(mark)
  const right = soft.reduce((sum, value, bit) => sum + Number(value > 0 === (code[bit] === 1)), 0)
  return { mark, confidence: right / codeBits, place }
}

/** The frequencies as they would be with the pattern in its own place and the right way round. */
function straightened({ re, im }: Square, { x, y, flipped }: Place): Square {
  const result = emptySquare(tile)
  for (let v = 0; v < tile; v++) {
    for (let u = 0; u < tile; u++) {
      const at = v * tile + u
      const [waveX, waveY] = [u < tile / 2 ? u : u - tile, v < tile / 2 ? v : v - tile]
      const angle = (2 * Math.PI * (waveX * x + waveY * y)) / tile
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const to = flipped ? v * tile + ((tile - u) & (tile - 1)) : at
      result.re[to] = re[at]! * cos - im[at]! * sin
      result.im[to] = re[at]! * sin + im[at]! * cos
    }
  }
  return result
}

/** How far each ring of frequencies can be believed: how well the waves came through there of which all is known. */
function trustIn(straight: Square): Float64Array {
  const sum = new Float64Array(tile)
  const squares = new Float64Array(tile)
  const count = new Float64Array(tile)
  for (const { at, isSine, sign, bit } of waves) {
    if (bit !== undefined) continue
    const value = 2 * sign * (isSine ? straight.im[at]! : straight.re[at]!)
    const ring = rings[at]!
    for (let near = Math.max(0, ring - 2); near <= ring + 2; near++) {
      sum[near] = sum[near]! + value
      squares[near] = squares[near]! + value * value
      count[near] = count[near]! + 1
    }
  }
  return sum.map((total, ring) => {
    const n = Math.max(1, count[ring]!)
    const mean = total / n
    const spread = Math.max(0.05, squares[ring]! / n - mean * mean)
    return Math.max(0.02, mean) / spread
  })
}
