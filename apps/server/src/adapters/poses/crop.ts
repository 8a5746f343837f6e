import type { RgbPicture } from '#domain/looks/measure-colors.ts'

/** A square of a picture: its middle, its side in pixels, and how far it is turned clockwise, in radians. */
export type Square = { readonly x: number; readonly y: number; readonly side: number; readonly turn: number }

type PixelPosition = readonly [x: number, y: number]

/** The whole picture in a square, with black beside it. */
export const wholeOf = ({ width, height }: RgbPicture): Square => ({
  x: width / 2,
  y: height / 2,
  side: Math.max(width, height),
  turn: 0,
})

/** As much more than the circle around a person as models were taught with. */
const roomAround = 1.25

/** The square around somebody who stands upright in it, by the middle of their hips and a point on the circle around them. */
export function squareAround(hips: PixelPosition, above: PixelPosition): Square | undefined {
  const [dx, dy] = [above[0] - hips[0], above[1] - hips[1]]
  const radius = Math.hypot(dx, dy)
  if (!(radius > 1)) return undefined
  return { x: hips[0], y: hips[1], side: radius * 2 * roomAround, turn: Math.atan2(dx, -dy) }
}

/** Where a point of the square is in the picture; 0 to 1 from its left and from its top. */
export function fromSquare({ x, y, side, turn }: Square, across: number, down: number): PixelPosition {
  const [dx, dy] = [(across - 0.5) * side, (down - 0.5) * side]
  return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)]
}

/** A square of a picture in so many pixels, each color from 0 to 1; black where the picture has ended. */
export function cropped({ rgb, width, height }: RgbPicture, square: Square, edge: number): Float32Array {
  const out = new Float32Array(edge * edge * 3)
  // What becomes smaller is averaged, so that thin things do not fall between two pixels.
  const fine = Math.max(1, Math.min(4, Math.round(square.side / edge)))
  for (let row = 0; row < edge; row += 1) {
    for (let column = 0; column < edge; column += 1) {
      const to = (row * edge + column) * 3
      for (let part = 0; part < fine * fine; part += 1) {
        const across = (column + ((part % fine) + 0.5) / fine) / edge
        const down = (row + (Math.floor(part / fine) + 0.5) / fine) / edge
        const [x, y] = fromSquare(square, across, down)
        blend(x - 0.5, y - 0.5, to, 1 / (255 * fine * fine))
      }
    }
  }
  return out

  function blend(x: number, y: number, to: number, factor: number): void {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    for (const [px, py, share] of [
      [left, top, (1 - (x - left)) * (1 - (y - top))],
      [left + 1, top, (x - left) * (1 - (y - top))],
      [left, top + 1, (1 - (x - left)) * (y - top)],
      [left + 1, top + 1, (x - left) * (y - top)],
    ] as const) {
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const from = (py * width + px) * 3
      for (let color = 0; color < 3; color += 1) out[to + color]! += (rgb[from + color] ?? 0) * share * factor
    }
  }
}
