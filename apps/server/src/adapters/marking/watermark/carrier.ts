import { codeBits } from './code.ts'
import { randomFrom, shuffled } from './random.ts'
import { backFrom, emptySquare, indexOf, placeInLine, tile } from './square.ts'

/** The frequencies it uses, in waves per tile: slower ones are seen as clouds, faster ones are lost in small copies. */
const slowest = 6
export const fastest = 20
/** This part of them says where the pattern lies; the others carry the code. */
const findingShare = 0.2

/** One of each two opposite frequencies in the ring: waves per tile across (never below 0) and down. */
export type Frequency = {
  readonly u: number
  readonly v: number
  /** How many waves per tile, rounded. */
  readonly ring: number
  /** The number of the frequency that it becomes in a mirror, or its opposite. */
  readonly mirrored: number
}
export const frequencies: readonly Frequency[] = halfOfTheRing()

/** Half of a wave, its cosine or its sine: how it goes, and the code bit that it carries (none: it finds the place). */
export type Wave = {
  /** The number of its frequency. */
  readonly at: number
  readonly isSine: boolean
  readonly sign: 1 | -1
  readonly bit: number | undefined
}

/**
 * Which wave carries what. It is the same everywhere and no secret: any studio reads the marks of any other, and a
 * recipe that is drawn again makes the same file again wherever that is.
 */
export const waves: readonly Wave[] = arranged()

function arranged(): readonly Wave[] {
  const random = randomFrom([0x6569646f, 0x6c6f6e20, 0x6d61726b, 1])
  const order = shuffled(frequencies.length, random)
  const finding = Math.round(frequencies.length * findingShare)
  const sign = (): 1 | -1 => (random() & 1 ? 1 : -1)
  const halves = [...order].flatMap((at) => [
    { at, isSine: false },
    { at, isSine: true },
  ])
  const found = halves.slice(0, 2 * finding).map((half) => ({ ...half, sign: sign(), bit: undefined }))
  const carrying = halves.slice(2 * finding)
  const turn = shuffled(carrying.length, random)
  return [...found, ...carrying.map((_, nth) => ({ ...carrying[turn[nth]!]!, sign: sign(), bit: nth % codeBits }))]
}

function halfOfTheRing(): readonly Frequency[] {
  const found: Omit<Frequency, 'mirrored'>[] = []
  for (let v = -fastest; v <= fastest; v++) {
    for (let u = 0; u <= fastest; u++) {
      const far = u * u + v * v
      if ((u === 0 && v <= 0) || far < slowest * slowest || far > fastest * fastest) continue
      found.push({ u, v, ring: Math.round(Math.sqrt(far)) })
    }
  }
  const numbers = new Map(found.map(({ u, v }, nth) => [`${u} ${v}`, nth]))
  return found.map((each) => ({ ...each, mirrored: numbers.get(`${each.u} ${each.u === 0 ? each.v : -each.v}`)! }))
}

/** What a wave is multiplied with for this code. */
export const signOf = ({ sign, bit }: Wave, code: Uint8Array): 1 | -1 =>
  bit === undefined || code[bit] === 1 ? sign : sign === 1 ? -1 : 1

/** One tile of the pattern, each wave as strong as `gains` says, with a mean square of 1. */
export function patternOf(code: Uint8Array, gains: Float64Array): Float64Array {
  const square = emptySquare()
  for (const [nth, wave] of waves.entries()) {
    const { u, v } = frequencies[wave.at]!
    const [at, opposite] = [indexOf(u, v), indexOf(-u, -v)]
    const value = signOf(wave, code) * gains[nth]!
    if (wave.isSine) {
      square.im[at] = value
      square.im[opposite] = -value
    } else {
      square.re[at] = value
      square.re[opposite] = value
    }
  }
  const pattern = emptySquare()
  backFrom(square, fastest, pattern)
  const power = Math.sqrt(pattern.re.reduce((sum, value) => sum + value * value, 0) / (tile * tile))
  // Rounded: no machine's last digit of a sine may change a picture.
  return pattern.re.map(
    (_, at) => Math.round((pattern.re[at - (at % tile) + placeInLine[at % tile]!]! / power) * 1024) / 1024,
  )
}
