import { maxStrokePoints, maxStrokes, type Stroke, strokeUnits } from '@eidolon/contract/strokes.ts'
import type { Size } from './zoom.ts'

/** What is painted with. */
export const brushes = ['brush', 'eraser', 'box'] as const
export type Brush = (typeof brushes)[number]

/** A point of the picture, in thousandths of it. */
export type StrokePoint = { readonly x: number; readonly y: number }

type PaintedArea = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The spot under a point of the page, where the picture is shown as large as it goes in the middle of the box. */
export function spotAt(
  { width, height }: Size,
  box: PaintedArea,
  point: { readonly x: number; readonly y: number },
): StrokePoint {
  const scale = Math.min(box.width / width, box.height / height)
  const along = (at: number, start: number, length: number, side: number) =>
    Math.round(((at - start - (length - side * scale) / 2) / (side * scale)) * strokeUnits)
  return {
    x: along(point.x, box.left, box.width, width),
    y: along(point.y, box.top, box.height, height),
  }
}

export const isInside = ({ x, y }: StrokePoint): boolean => x >= 0 && y >= 0 && x <= strokeUnits && y <= strokeUnits

/** Whether there is room for another stroke. */
export const mayPaint = (strokes: readonly Stroke[]): boolean =>
  strokes.length < maxStrokes && pointsOf(strokes) < maxStrokePoints - 1

/** A stroke that begins here. */
export function beginStroke(brush: Brush, size: number, spot: StrokePoint): Stroke {
  const { x, y } = within(spot)
  if (brush === 'box') return { shape: 'box', points: [x, y, x, y], size }
  return { shape: 'line', points: [x, y], size, ...(brush === 'eraser' && { erase: true }) }
}

/** The strokes with the last one drawn on to a spot; what is hardly another place is left out, and so is what is too much. */
export function paintOn(strokes: readonly Stroke[], spot: StrokePoint): readonly Stroke[] {
  const last = strokes.at(-1)
  if (!last) return strokes
  const { x, y } = within(spot)
  const before = strokes.slice(0, -1)
  if (last.shape === 'box') return [...before, { ...last, points: [...last.points.slice(0, 2), x, y] }]
  const [px = x, py = y] = last.points.slice(-2)
  const isNear = Math.hypot(x - px, y - py) < Math.max(6, last.size / 6)
  if (isNear || pointsOf(strokes) >= maxStrokePoints) return strokes
  return [...before, { ...last, points: [...last.points, x, y] }]
}

/** A box that nobody could see is none. */
export function endStroke(strokes: readonly Stroke[]): readonly Stroke[] {
  const last = strokes.at(-1)
  if (last?.shape !== 'box') return strokes
  const [x = 0, y = 0, toX = 0, toY = 0] = last.points
  return Math.abs(toX - x) < 10 || Math.abs(toY - y) < 10 ? strokes.slice(0, -1) : strokes
}

const pointsOf = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { points }) => sum + points.length / 2, 0)

const within = ({ x, y }: StrokePoint): StrokePoint => ({
  x: Math.min(strokeUnits, Math.max(0, x)),
  y: Math.min(strokeUnits, Math.max(0, y)),
})
