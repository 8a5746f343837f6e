import { tile } from './carrier.ts'
import { emptySquare, type Square, transform } from './fourier.ts'
import { boxBlur, emptyPlane, type Plane } from './plane.ts'

/** Louder than so many times what is usual around it is no mark. */
const loudest = 2.5
/** Grey levels below which nothing is made louder. */
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

/** Every row laid upon itself with the pattern's period: tile + 1 numbers a row, of which the last is counted in the first. */
export function foldAcross({ width, height, data }: Plane, scale: number): Float64Array {
  const { bins, shares } = placesOf(width, scale)
  const rows = new Float64Array(height * (tile + 1))
  for (let y = 0; y < height; y++) {
    const row = y * (tile + 1)
    const from = y * width
    for (let x = 0; x < width; x++) {
      const value = data[from + x]!
      const part = value * shares[x]!
      const to = row + bins[x]!
      rows[to] = rows[to]! + value - part
      rows[to + 1] = rows[to + 1]! + part
    }
    rows[row] = rows[row]! + rows[row + tile]!
  }
  return rows
}

/** Those rows laid upon each other: one tile that has heard the whole picture, as frequencies that are equally loud. */
export function foldDown(rows: Float64Array, height: number, scale: number, into: Square = emptySquare(tile)): Square {
  const { bins, shares } = placesOf(height, scale)
  const { re, im } = into
  re.fill(0)
  im.fill(0)
  for (let y = 0; y < height; y++) {
    const first = bins[y]! * tile
    const second = ((bins[y]! + 1) % tile) * tile
    const share = shares[y]!
    const from = y * (tile + 1)
    for (let x = 0; x < tile; x++) {
      const value = rows[from + x]!
      const part = value * share
      re[first + x] = re[first + x]! + value - part
      re[second + x] = re[second + x]! + part
    }
  }
  transform(into, 1)
  evenOut(into)
  return into
}

/** Where each pixel lies in the tile; the picture's middle is the tile's corner. */
function placesOf(count: number, scale: number): { readonly bins: Uint8Array; readonly shares: Float64Array } {
  const bins = new Uint8Array(count)
  const shares = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const place = ((((at - count / 2) * scale) % tile) + tile) % tile
    const bin = Math.floor(place)
    bins[at] = bin % tile
    shares[at] = place - bin
  }
  return { bins, shares }
}

/** How many waves per tile, rounded. */
export const rings = Uint8Array.from({ length: tile * tile }, (_, at) => {
  const [u, v] = [at % tile, Math.floor(at / tile)]
  return Math.round(Math.sqrt(Math.min(u, tile - u) ** 2 + Math.min(v, tile - v) ** 2))
})

/** Pictures are louder in slow waves than in fast ones; here rings of equal frequency get equal power. */
function evenOut({ re, im }: Square): void {
  const power = new Float64Array(tile)
  const count = new Float64Array(tile)
  for (let at = 0; at < re.length; at++) {
    const ring = rings[at]!
    power[ring] = power[ring]! + re[at]! * re[at]! + im[at]! * im[at]!
    count[ring] = count[ring]! + 1
  }
  for (let at = 0; at < re.length; at++) {
    const ring = rings[at]!
    const share = 1 / (Math.sqrt(power[ring]! / count[ring]!) + 1e-9)
    re[at] = re[at]! * share
    im[at] = im[at]! * share
  }
}
