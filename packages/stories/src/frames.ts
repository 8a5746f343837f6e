import { type Cut, cutRange, type PageFormat, type Panel, type ReadingDirection } from '@eidolon/contract/stories.ts'

/** Pages are measured in units of which every format is a thousand wide. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Size = { readonly width: number; readonly height: number }

/** How a page is shaped and read. */
export type PageStyle = { readonly format: PageFormat; readonly direction: ReadingDirection }

export const pageSizes: Readonly<Record<PageFormat, Size>> = {
  comic: { width: 1000, height: 1540 },
  a4: { width: 1000, height: 1414 },
  square: { width: 1000, height: 1000 },
  wide: { width: 1000, height: 640 },
}

const margin = 34
const gutter = 18

/** A gutter as something to take hold of: where it is, and what it divides. */
export type Gutter = { readonly cut: number; readonly way: Cut['way']; readonly box: Box; readonly within: Box }

/** Where the panels of a page are, in reading order, and the gutters between them. */
export function framesOf(
  cuts: readonly Cut[],
  { format, direction }: PageStyle,
): { readonly frames: readonly Box[]; readonly gutters: readonly Gutter[] } {
  const { width, height } = pageSizes[format]
  const frames: Box[] = [{ x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }]
  const gutters: Gutter[] = []
  for (const [index, { of, way, at }] of cuts.entries()) {
    const within = frames[of]
    if (!within) continue
    const [first, between, second] = divided(within, way, at, direction)
    frames.splice(of, 1, first, second)
    gutters.push({ cut: index, way, box: between, within })
  }
  return { frames, gutters }
}

function divided(
  box: Box,
  way: Cut['way'],
  at: number,
  direction: ReadingDirection,
): [first: Box, between: Box, second: Box] {
  const { x, y, width, height } = box
  // What is small already has a narrower gutter, so that something is left beside it.
  const gap = Math.min(gutter, (way === 'rows' ? height : width) / 5)
  if (way === 'rows') {
    const above = (height - gap) * at
    return [
      { ...box, height: above },
      { ...box, y: y + above, height: gap },
      { ...box, y: y + above + gap, height: height - gap - above },
    ]
  }
  const one = (width - gap) * at
  const other = width - gap - one
  if (direction === 'ltr') {
    return [
      { ...box, width: one },
      { ...box, x: x + one, width: gap },
      { ...box, x: x + one + gap, width: other },
    ]
  }
  return [
    { ...box, x: x + other + gap, width: one },
    { ...box, x: x + other, width: gap },
    { ...box, width: other },
  ]
}

/** Where a gutter has to be cut so that it lies at this point. */
export function cutAt(
  { way, within }: Pick<Gutter, 'way' | 'within'>,
  point: Point,
  direction: ReadingDirection,
): number {
  const along = way === 'rows' ? (point.y - within.y) / within.height : (point.x - within.x) / within.width
  return keptCut(way === 'columns' && direction === 'rtl' ? 1 - along : along)
}

export type Point = { readonly x: number; readonly y: number }

export const keptCut = (at: number): number => rounded(Math.min(cutRange.max, Math.max(cutRange.min, at)))

/** Precise enough for print, and short as text. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Where a picture lies that fills its frame; what is outside of the frame is not seen. */
export function pictureBox(frame: Box, picture: Size, { zoom, x, y }: Pick<Panel, 'zoom' | 'x' | 'y'>): Box {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: frame.x + (frame.width - width) * x, y: frame.y + (frame.height - height) * y, width, height }
}
