import { codeBits } from './code.ts'
import { emptySquare, transform } from './fourier.ts'
import { randomFrom, shuffled } from './random.ts'

/** The pattern repeats every so many pixels of a picture at its usual size. */
export const tile = 64
/** The frequencies it uses, in waves per tile: slower ones are seen as clouds, faster ones are lost in small copies. */
const slowest = 6
const fastest = 20
/** This part of them says where the pattern lies; the others carry the code. */
const findingShare = 0.2

/** Half of a wave, its cosine or its sine: how it goes, and the code bit that it carries (none: it finds the place). */
export type Wave = {
  readonly at: number
  readonly opposite: number
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
  const places = halfOfTheRing()
  const order = shuffled(places.length, random)
  const finding = Math.round(places.length * findingShare)
  const sign = (): 1 | -1 => (random() & 1 ? 1 : -1)
  const halves = [...order]
    .map((place) => places[place]!)
    .flatMap((place) => [
      { ...place, isSine: false },
      { ...place, isSine: true },
    ])
  const found = halves.slice(0, 2 * finding).map((half) => ({ ...half, sign: sign(), bit: undefined }))
  const carrying = halves.slice(2 * finding)
  const turn = shuffled(carrying.length, random)
  return [...found, ...carrying.map((_, nth) => ({ ...carrying[turn[nth]!]!, sign: sign(), bit: nth % codeBits }))]
}

/** One of each two opposite frequencies in the ring, with its opposite. */
function halfOfTheRing(): readonly Pick<Wave, 'at' | 'opposite'>[] {
  const found: Pick<Wave, 'at' | 'opposite'>[] = []
  for (let v = -fastest; v <= fastest; v++) {
    for (let u = 0; u <= fastest; u++) {
      const far = u * u + v * v
      if ((u === 0 && v <= 0) || far < slowest * slowest || far > fastest * fastest) continue
      found.push({ at: indexOf(u, v), opposite: indexOf(-u, -v) })
    }
  }
  return found
}

function indexOf(u: number, v: number): number {
  return ((v + tile) % tile) * tile + ((u + tile) % tile)
}

/** What a wave is multiplied with for this code. */
export const signOf = ({ sign, bit }: Wave, code: Uint8Array): 1 | -1 =>
  bit === undefined || code[bit] === 1 ? sign : sign === 1 ? -1 : 1

/** One tile of the pattern, each wave as strong as `gains` says, with a mean square of 1. */
export function patternOf(code: Uint8Array, gains: Float64Array): Float64Array {
  const square = emptySquare(tile)
  for (const [nth, wave] of waves.entries()) {
    const { at, opposite, isSine } = wave
    const value = signOf(wave, code) * gains[nth]!
    if (isSine) {
      square.im[at] = value
      square.im[opposite] = -value
    } else {
      square.re[at] = value
      square.re[opposite] = value
    }
  }
  transform(square, -1)
  const power = Math.sqrt(square.re.reduce((sum, value) => sum + value * value, 0) / (tile * tile))
  // Rounded: no machine's last digit of a sine may change a picture.
  return square.re.map((value) => Math.round((value / power) * 1024) / 1024)
}
