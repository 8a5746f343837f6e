import { fastest, frequencies } from './carrier.ts'
import { boxBlur, emptyPlane, type Plane } from './plane.ts'
import { emptySquare, indexOf, placeInLine, tile, transformLine } from './square.ts'

/** Louder than so many times what is usual around it is no mark. */
const loudest = 2.5
/** Gray levels below which nothing is made louder. */
const quiet = 0.7

/** What is left of a picture without its slow changes, evened out: the mark is looked for in this. */
export function residueOf(plane: Plane): Plane {
  const { width, height } = plane
  const slow = boxBlur(boxBlur(plane, 3), 3)
  const residue = emptyPlane(width, height)
  const power = emptyPlane(width, height)
  for (let at = 0; at < residue.data.length; at++) {
    const value = plane.data[at]! - slow.data[at]!
    residue.data[at] = value
    power.data[at] = value * value
  }
  const around = boxBlur(power, 4)
  for (let at = 0; at < residue.data.length; at++) {
    const even = residue.data[at]! / (Math.sqrt(Math.max(0, around.data[at]!)) + quiet)
    residue.data[at] = even > loudest ? loudest : even < -loudest ? -loudest : even
  }
  return residue
}

/** The mark's frequencies in a picture that was laid upon itself, in their order; rings of them are equally loud. */
export type SignalSpectrum = { readonly re: Float64Array; readonly im: Float64Array }

/** The frequencies of a picture at its usual size, whose pattern begins in its corner. */
export function heardIn({ width, height, data }: Plane): SignalSpectrum {
  const square = emptySquare()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // A line for each column, as `indexOf` says.
      const at = indexOf(x, y)
      square.re[at] = square.re[at]! + data[y * width + x]!
    }
  }
  const turned = emptySquare()
  for (let line = 0; line < tile; line++) {
    transformLine(square.re, square.im, line * tile)
    for (let v = 0; v < tile; v++) {
      const from = line * tile + placeInLine[v]!
      turned.re[v * tile + line] = square.re[from]!
      turned.im[v * tile + line] = square.im[from]!
    }
  }
  for (let row = 0; row < tile; row++) transformLine(turned.re, turned.im, row * tile)
  const at = frequencies.map(({ u, v }) => (v & (tile - 1)) * tile + placeInLine[u]!)
  const heard = {
    re: Float64Array.from(at, (from) => turned.re[from]!),
    im: Float64Array.from(at, (from) => turned.im[from]!),
  }
  evenOut(heard)
  return heard
}

const rings = Uint8Array.from(frequencies, ({ ring }) => ring)
const power = new Float64Array(fastest + 1)
const count = new Float64Array(fastest + 1)
for (const ring of rings) count[ring] = count[ring]! + 1

/** Pictures are louder in slow waves than in fast ones; here rings of equal frequency get equal power. */
export function evenOut({ re, im }: SignalSpectrum): void {
  power.fill(0)
  for (let nth = 0; nth < re.length; nth++) {
    const ring = rings[nth]!
    power[ring] = power[ring]! + re[nth]! * re[nth]! + im[nth]! * im[nth]!
  }
  for (let ring = 0; ring <= fastest; ring++) power[ring] = 1 / (Math.sqrt(power[ring]! / count[ring]!) + 1e-9)
  for (let nth = 0; nth < re.length; nth++) {
    re[nth] = re[nth]! * power[rings[nth]!]!
    im[nth] = im[nth]! * power[rings[nth]!]!
  }
}
