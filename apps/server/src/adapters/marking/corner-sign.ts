import type { Pixels } from './watermark/plane.ts'

type SignPoint = readonly [x: number, y: number]

/** The sign is one high and this wide. */
const width = 1.5
/** "AI" in lines with round ends. */
const strokes: readonly (readonly [SignPoint, SignPoint])[] = [
  [
    [0.36, 0.76],
    [0.6, 0.24],
  ],
  [
    [0.6, 0.24],
    [0.84, 0.76],
  ],
  [
    [0.45, 0.58],
    [0.75, 0.58],
  ],
  [
    [1.12, 0.24],
    [1.12, 0.76],
  ],
]
const thickness = 0.055
const plate = { shade: 18, opacity: 0.66 }
const letters = { shade: 255, opacity: 0.96 }

/** Of the shorter side of a picture; and pixels below which nobody could read it. */
const share = 0.045
const least = 18
const smallest = 128

/** Writes "AI" on a small dark plate into the lower right corner. False where the picture is too small for it. */
export function drawCornerSign(pixels: Pixels): boolean {
  const shorter = Math.min(pixels.width, pixels.height)
  if (shorter < smallest) return false
  const high = Math.max(least, Math.round(share * shorter))
  const wide = Math.round(width * high)
  const left = pixels.width - wide - Math.round(high / 2)
  const top = pixels.height - high - Math.round(high / 2)
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at: SignPoint = [(x + 0.5) / high, (y + 0.5) / high]
      const where = (top + y) * pixels.width + left + x
      blend(pixels, where, plate.shade, plate.opacity * covered(toPlate(at), high))
      blend(pixels, where, letters.shade, letters.opacity * covered(toLetters(at), high))
    }
  }
  return true
}

/** How much of a pixel lies within an edge that is so far away. */
const covered = (distance: number, scale: number): number => Math.min(1, Math.max(0, 0.5 - distance * scale))

const corner = 0.28
function toPlate([x, y]: SignPoint): number {
  const beside = Math.abs(x - width / 2) - (width / 2 - corner)
  const above = Math.abs(y - 0.5) - (0.5 - corner)
  return Math.hypot(Math.max(beside, 0), Math.max(above, 0)) + Math.min(Math.max(beside, above), 0) - corner
}

const toLetters = (at: SignPoint): number => Math.min(...strokes.map((stroke) => toStroke(at, stroke))) - thickness

function toStroke([x, y]: SignPoint, [[fromX, fromY], [toX, toY]]: readonly [SignPoint, SignPoint]): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const along = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2)
  const nearest = Math.min(1, Math.max(0, along))
  return Math.hypot(x - fromX - nearest * alongX, y - fromY - nearest * alongY)
}

/** Lays a gray over a pixel; where the picture is clear it is seen all the same. */
function blend({ data, channels }: Pixels, where: number, shade: number, opacity: number): void {
  if (opacity === 0) return
  const at = where * channels
  const below = channels === 4 ? (data[at + 3]! / 255) * (1 - opacity) : 1 - opacity
  const whole = opacity + below
  for (let color = 0; color < 3; color += 1) {
    data[at + color] = Math.round((opacity * shade + below * data[at + color]!) / whole)
  }
  if (channels === 4) data[at + 3] = Math.round(255 * whole)
}
