import { type Stroke, strokeUnits } from '@eidolon/contract/strokes.ts'

type CanvasSize = { readonly width: number; readonly height: number }
type CanvasPoint = { readonly x: number; readonly y: number }

/** What was painted, a byte for each pixel: 255 where it is, 0 elsewhere. */
export function paintStrokes(strokes: readonly Stroke[], { width, height }: CanvasSize): Uint8Array {
  const pixels = new Uint8Array(width * height)
  /** One row from one edge to the other; what lies outside of the picture is left out. */
  const fill = (y: number, from: number, to: number, tone: number): void => {
    const [left, right] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))]
    if (right > left) pixels.fill(tone, y * width + left, y * width + right)
  }
  for (const { shape, points, size, erase } of strokes) {
    const tone = erase ? 0 : 255
    const path = pointsIn(points, { width, height })
    if (shape === 'box') {
      const [one, other = one] = path
      if (!one || !other) continue
      const { from, to } = rows(Math.min(one.y, other.y), Math.max(one.y, other.y), height)
      for (let y = from; y < to; y++) fill(y, Math.min(one.x, other.x), Math.max(one.x, other.x), tone)
      continue
    }
    const radius = (size / strokeUnits / 2) * Math.max(width, height)
    path.forEach((point, at) => {
      const before = path[at - 1] ?? point
      const { from, to } = rows(Math.min(before.y, point.y) - radius, Math.max(before.y, point.y) + radius, height)
      for (let y = from; y < to; y++) {
        const [left, right] = acrossBrush(before, point, radius, y + 0.5)
        fill(y, left, right, tone)
      }
    })
  }
  return pixels
}

function pointsIn(points: readonly number[], { width, height }: CanvasSize): readonly CanvasPoint[] {
  return Array.from({ length: Math.floor(points.length / 2) }, (_, at) => ({
    x: ((points[at * 2] ?? 0) / strokeUnits) * width,
    y: ((points[at * 2 + 1] ?? 0) / strokeUnits) * height,
  }))
}

const rows = (top: number, bottom: number, height: number) => ({
  from: Math.max(0, Math.floor(top)),
  to: Math.min(height, Math.ceil(bottom)),
})

/** Where a row meets the way of a round brush from one point to another: its ends, and the strip between them. */
function acrossBrush(one: CanvasPoint, other: CanvasPoint, radius: number, y: number): readonly [number, number] {
  const met: number[] = []
  for (const { x, y: middle } of [one, other]) {
    const half = Math.sqrt(radius ** 2 - (y - middle) ** 2)
    if (!Number.isNaN(half)) met.push(x - half, x + half)
  }
  const length = Math.hypot(other.x - one.x, other.y - one.y)
  if (length > 0) {
    const [nx, ny] = [(-(other.y - one.y) / length) * radius, ((other.x - one.x) / length) * radius]
    const corners = [
      { x: one.x + nx, y: one.y + ny },
      { x: other.x + nx, y: other.y + ny },
      { x: other.x - nx, y: other.y - ny },
      { x: one.x - nx, y: one.y - ny },
    ]
    corners.forEach((corner, at) => {
      const next = corners[(at + 1) % 4] ?? corner
      if (corner.y > y === next.y > y) return
      met.push(corner.x + ((y - corner.y) / (next.y - corner.y)) * (next.x - corner.x))
    })
  }
  return met.length === 0 ? [0, 0] : [Math.min(...met), Math.max(...met)]
}
