import type { Scratch } from '#raster/scratch.ts'
import { type Frame, pieceOf } from '#raster/frame.ts'
import { blurred } from '#raster/scale.ts'

/** How much of the light behind creeps around the person's outline. */
const share = 0.22

/** Lets bright light from behind spill a little over the person's edge, as it does in a lens. In place. */
export function wrapLight(frame: Frame, scratch: Scratch): void {
  const { width, height } = frame
  const columns = Math.max(1, Math.ceil(width / 4))
  const rows = Math.max(1, Math.ceil(height / 4))
  // The layers are drawn, so that the memory of their samples is free.
  const around = scratch.floats('nearness', columns * rows * 4)
  for (let row = 0; row < rows; row++) aroundRow(frame, around, row, columns)
  blurred(around, 4, columns, rows, Math.max(1, pieceOf(frame).width / 400))
  const places = placesAcross(columns, width)
  const line = new Float32Array(columns * 4)
  for (let y = 0; y < height; y++) {
    const place = between(y, rows, height)
    const top = Math.max(0, Math.min(rows - 2, Math.floor(place)))
    betweenRows(around, line, top * columns * 4, rows > 1 ? columns * 4 : 0, place - top)
    wrapRow(frame, line, y, places, columns > 1 ? 4 : 0)
  }
}

/** The light of the place where the person is not, and how much of it that is: the mean of sixteen pixels. */
function aroundRow({ width, height, alpha, place }: Frame, around: Float32Array, row: number, columns: number): void {
  const bottom = Math.min(height, row * 4 + 4)
  for (let column = 0, into = row * columns * 4; column < columns; column++, into += 4) {
    const right = Math.min(width, column * 4 + 4)
    let red = 0
    let green = 0
    let blue = 0
    let open = 0
    for (let y = row * 4; y < bottom; y++) {
      for (let pixel = y * width + column * 4; pixel < y * width + right; pixel++) {
        const free = 1 - alpha[pixel]!
        if (free === 0) continue
        red += Math.min(1.5, place[pixel * 3]!) * free
        green += Math.min(1.5, place[pixel * 3 + 1]!) * free
        blue += Math.min(1.5, place[pixel * 3 + 2]!) * free
        open += free
      }
    }
    const over = 1 / ((right - column * 4) * (bottom - row * 4))
    around[into] = red * over
    around[into + 1] = green * over
    around[into + 2] = blue * over
    around[into + 3] = open * over
  }
}

/** Where pixel `at` of so many lies among the `few` of the small picture. */
const between = (at: number, few: number, many: number): number =>
  Math.min(few - 1, Math.max(0, ((at + 0.5) * few) / many - 0.5))

function placesAcross(columns: number, width: number): { readonly lefts: Int32Array; readonly shares: Float32Array } {
  const lefts = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const place = between(x, columns, width)
    lefts[x] = Math.max(0, Math.min(columns - 2, Math.floor(place)))
    shares[x] = place - lefts[x]!
  }
  return { lefts, shares }
}

function betweenRows(from: Float32Array, line: Float32Array, start: number, below: number, down: number): void {
  for (let at = 0; at < line.length; at++) {
    const upper = from[start + at]!
    line[at] = upper + (from[start + below + at]! - upper) * down
  }
}

/** Only where somebody is and something of the place shines in. */
function wrapRow(
  { width, figure, alpha }: Frame,
  line: Float32Array,
  y: number,
  { lefts, shares }: ReturnType<typeof placesAcross>,
  next: number,
): void {
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const cover = alpha[pixel]!
    if (cover <= 0) continue
    const from = lefts[x]! * 4
    const across = shares[x]!
    const free = line[from + 3]! + (line[from + next + 3]! - line[from + 3]!) * across
    if (free <= 0.01) continue
    const amount = cover * share * free
    for (let channel = 0; channel < 3; channel++) {
      const one = line[from + channel]!
      const light = one + (line[from + next + channel]! - one) * across
      const at = pixel * 3 + channel
      figure[at] = figure[at]! * (1 - amount) + light * share * cover
    }
  }
}
