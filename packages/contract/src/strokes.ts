import { z } from 'zod'
import { whole } from './parameters.ts'

/** Strokes are counted in thousandths of a picture: across, down, and a brush's width of the longer edge. */
export const strokeUnits = 1000

/** How much somebody paints at most: strokes, and points of all of them together. */
export const maxStrokes = 100
export const maxStrokePoints = 800

export const brushWidths = { least: 5, max: 300, usual: 60 } as const
const strokeShapes = ['line', 'box'] as const

const shapesSay = `Value must be one of (${strokeShapes.join(', ')})`

/** One stroke of a brush with round ends, or a box from one corner to the other. A later one lies over those before. */
export const Stroke = z.object({
  shape: z.enum(strokeShapes, { error: shapesSay }).default('line'),
  /** Across and down, in turns: `[x, y, x, y]`. */
  points: points(),
  /** How wide the brush is; a box has none. */
  size: whole(brushWidths.least, brushWidths.max).default(brushWidths.usual),
  /** Takes away what was painted before. */
  erase: z.boolean({ error: 'Value must be a valid boolean' }).optional(),
})
export type Stroke = z.infer<typeof Stroke>

/** What somebody paints over a picture. */
export function strokes() {
  const says = `Value must be a list of 1 to ${maxStrokes} strokes with at most ${maxStrokePoints} points together`
  return z
    .array(Stroke, { error: says })
    .min(1, says)
    .max(maxStrokes, { error: says, abort: true })
    .refine((all) => all.reduce((sum, one) => sum + one.points.length / 2, 0) <= maxStrokePoints, says)
    .refine((all) => all.every(({ shape, points: at }) => shape === 'line' || at.length === 4), 'A box has two corners')
}

function points() {
  const says = `Value must be pairs of whole numbers from 0 to ${strokeUnits}`
  return z
    .array(z.int({ error: says }).min(0, says).max(strokeUnits, says), { error: says })
    .min(2, says)
    .max(maxStrokePoints * 2, { error: says, abort: true })
    .refine((all) => all.length % 2 === 0, says)
}
