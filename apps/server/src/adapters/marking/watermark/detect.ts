import { fastest, frequencies, waves } from './carrier.ts'
import { codeBits, decodeMark, encodeMark } from './code.ts'
import { type SignalSpectrum, residueOf } from './detect-signal.ts'
import type { Rows } from './plane.ts'
import { shrunk } from './resize.ts'
import { type SpectrumReader, listenTo } from './spectrum.ts'
import { backFrom, emptySquare, indexOf, placeInLine, tile } from './square.ts'
import { usualSide, usualSize } from './usual-size.ts'

export type FoundMark = {
  /** Sixteen hexadecimal digits. */
  readonly mark: string
  /** The share of the code's bits that were right before errors were corrected; by chance half of them are. */
  readonly confidence: number
  readonly place: GridPosition
}

/** Where a pattern may lie, how large it is against its usual size, and how far it stands out there. */
export type GridPosition = {
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
const maxSqueezed = 1.055
/** So many of the likeliest places of a search are read. */
const maxRead = 6
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

/** Where the pattern may be, the likeliest first; as it was made comes before everything else. */
function* likelyPlaces(listener: SpectrumReader, { side, smallest, largest }: Search): Generator<GridPosition> {
  const whole = usualSide / side
  const at = (across: number, down: number) => placesIn(listener.hear(across, down), across, down)
  yield* at(whole, whole).filter(({ clearness }) => clearness > leastClear)
  const places: GridPosition[] = []
  for (let by = step; by < maxSqueezed; by *= step) {
    places.push(...at(whole * by, whole / by), ...at(whole / by, whole * by))
  }
  for (let scale = smallest; scale <= largest; scale *= step) places.push(...at(scale, scale))
  places.sort((one, other) => other.clearness - one.clearness)
  yield* places.slice(0, maxRead).filter(({ clearness }) => clearness > leastClear)
}

/** A frequency that says where the pattern lies, with what it is there: half of it as it is, half in a mirror. */
type Finding = {
  readonly nth: number
  readonly re: number
  readonly im: number
  /** Which one it is in a mirror, and whether that is its opposite. */
  readonly mirrored: number
  readonly turned: 1 | -1
  /** Where both lie in the answer, and their opposites. */
  readonly at: number
  readonly opposite: number
  readonly mirroredAt: number
  readonly mirroredOpposite: number
}

const finding: readonly Finding[] = frequencies.flatMap(({ u, v, mirrored }, nth) => {
  const halves = waves.filter(({ at, bit }) => at === nth && bit === undefined)
  const of = (sine: boolean) => halves.find(({ isSine }) => isSine === sine)?.sign ?? 0
  if (halves.length === 0) return []
  return {
    nth,
    re: of(false),
    im: of(true),
    mirrored,
    turned: u === 0 ? (1 as const) : (-1 as const),
    at: indexOf(u, v),
    opposite: indexOf(-u, -v),
    mirroredAt: indexOf(-u, v),
    mirroredOpposite: indexOf(u, -v),
  }
})

const question = emptySquare()
const answer = emptySquare()

/** The best place as it is and the best one mirrored, for a size of the pattern. */
function placesIn({ re, im }: SignalSpectrum, across: number, down: number): readonly [GridPosition, GridPosition] {
  // Both answers are real, so that one transform gives both: as it is in `re`, mirrored in `im`.
  const { re: toRe, im: toIm } = question
  toRe.fill(0)
  toIm.fill(0)
  for (let each = 0; each < finding.length; each++) {
    const { nth, re: a, im: b, mirrored, turned, at, opposite, mirroredAt, mirroredOpposite } = finding[each]!
    const straightRe = re[nth]! * a + im[nth]! * b
    const straightIm = im[nth]! * a - re[nth]! * b
    toRe[at] = toRe[at]! + straightRe
    toIm[at] = toIm[at]! + straightIm
    toRe[opposite] = toRe[opposite]! + straightRe
    toIm[opposite] = toIm[opposite]! - straightIm
    const seen = turned * im[mirrored]!
    const mirroredRe = re[mirrored]! * a + seen * b
    const mirroredIm = seen * a - re[mirrored]! * b
    toRe[mirroredAt] = toRe[mirroredAt]! - mirroredIm
    toIm[mirroredAt] = toIm[mirroredAt]! + mirroredRe
    toRe[mirroredOpposite] = toRe[mirroredOpposite]! + mirroredIm
    toIm[mirroredOpposite] = toIm[mirroredOpposite]! + mirroredRe
  }
  backFrom(question, fastest, answer)
  return [
    { across, down, flipped: false, ...peakOf(answer.re) },
    { across, down, flipped: true, ...peakOf(answer.im) },
  ]
}

function peakOf(values: Float64Array): Pick<GridPosition, 'x' | 'y' | 'clearness'> {
  let best = 0
  let power = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    power += value * value
    if (value > values[best]!) best = at
  }
  const [x, y] = [placeInLine[best % tile]!, Math.floor(best / tile)]
  const near = (dx: number, dy: number) => values[((y + dy) & (tile - 1)) * tile + placeInLine[(x + dx) & (tile - 1)]!]!
  return {
    x: x + topBetween(near(-1, 0), near(0, 0), near(1, 0)),
    y: y + topBetween(near(0, -1), near(0, 0), near(0, 1)),
    clearness: values[best]! / Math.sqrt(power / values.length + 1e-12),
  }
}

/** Where between three neighbors the top lies, from the middle one. */
function topBetween(before: number, top: number, after: number): number {
  const bend = before - 2 * top + after
  return bend < 0 ? (0.5 * (before - after)) / bend : 0
}

/** The same place, its two sizes corrected in small steps for as long as it gets clearer; undefined if it stays unclear. */
function refined(listener: SpectrumReader, place: GridPosition): GridPosition | undefined {
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

function read(heard: SignalSpectrum, place: GridPosition): FoundMark | undefined {
  const straight = straightened(heard, place)
  const trust = trustIn(straight)
  const soft = new Float64Array(codeBits)
  for (const { at, isSine, sign, bit } of waves) {
    if (bit === undefined) continue
    const value = isSine ? straight.im[at]! : straight.re[at]!
    soft[bit] = soft[bit]! + sign * value * trust[frequencies[at]!.ring]!
  }
  const mark = decodeMark(soft)
  if (mark === undefined) return undefined
  const code = encodeMark(mark)
  const right = soft.reduce((sum, value, bit) => sum + Number(value > 0 === (code[bit] === 1)), 0)
  return { mark, confidence: right / codeBits, place }
}

/** The frequencies as they would be with the pattern in its own place and the right way round. */
function straightened({ re, im }: SignalSpectrum, { x, y, flipped }: GridPosition): SignalSpectrum {
  const result = { re: new Float64Array(re.length), im: new Float64Array(im.length) }
  for (const [nth, { u, v, mirrored }] of frequencies.entries()) {
    const angle = (2 * Math.PI * (u * x + v * y)) / tile
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const to = flipped ? mirrored : nth
    result.re[to] = re[nth]! * cos - im[nth]! * sin
    result.im[to] = (flipped && u !== 0 ? -1 : 1) * (re[nth]! * sin + im[nth]! * cos)
  }
  return result
}

/** How far each ring of frequencies can be believed: how well the waves came through there of which all is known. */
function trustIn(straight: SignalSpectrum): Float64Array {
  const sum = new Float64Array(tile)
  const squares = new Float64Array(tile)
  const count = new Float64Array(tile)
  for (const { at, isSine, sign, bit } of waves) {
    if (bit !== undefined) continue
    const value = 2 * sign * (isSine ? straight.im[at]! : straight.re[at]!)
    const { ring } = frequencies[at]!
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
