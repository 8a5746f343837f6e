import type { Font } from '#adapters/sheets/font.ts'

/** A step of an outline as pages are drawn with, in parts of the font's size; up is positive. */
export type GlyphStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']
type OutlinePoint = { readonly x: number; readonly y: number; readonly on: boolean }

/** The outline of a glyph of a font that comes along. */
export const glyphOutline = (font: Font, glyph: number): readonly GlyphStep[] =>
  contoursOf(font, glyph, 0).flatMap((contour) =>
    stepsOf(contour.map(({ x, y, on }) => ({ x: x / font.em, y: y / font.em, on }))),
  )

function contoursOf(font: Font, glyph: number, depth: number): readonly (readonly OutlinePoint[])[] {
  const place = font.place(glyph)
  if (place === undefined || depth > 4) return []
  const view = new DataView(font.bytes.buffer, font.bytes.byteOffset, font.bytes.byteLength)
  const count = view.getInt16(place)
  return count < 0 ? composed(font, view, place + 10, depth) : simple(view, place + 10, count)
}

function simple(view: DataView, start: number, count: number): readonly (readonly OutlinePoint[])[] {
  const ends = Array.from({ length: count }, (_none, index) => view.getUint16(start + index * 2))
  const points = (ends.at(-1) ?? -1) + 1
  let at = start + count * 2
  // What is said to screens of few pixels is passed over.
  at += 2 + view.getUint16(at)
  const flags: number[] = []
  while (flags.length < points) {
    const flag = view.getUint8(at++)
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1
    for (let each = 0; each < times; each++) flags.push(flag)
  }
  const along = (short: number, same: number): readonly number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++)
      else if (!(flag & same)) {
        value += view.getInt16(at)
        at += 2
      }
      return value
    })
  }
  const xs = along(2, 16)
  const ys = along(4, 32)
  const spots = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, on: (flag & 1) === 1 }))
  return ends.map((end, index) => spots.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1))
}

/** A letter with an accent, say, is put together of two others. */
function composed(font: Font, view: DataView, start: number, depth: number): readonly (readonly OutlinePoint[])[] {
  const all: (readonly OutlinePoint[])[] = []
  for (let at = start, more = true; more;) {
    const [flags, glyph] = [view.getUint16(at), view.getUint16(at + 2)]
    const isWide = (flags & 1) !== 0
    const [dx, dy] = isWide
      ? [view.getInt16(at + 4), view.getInt16(at + 6)]
      : [view.getInt8(at + 4), view.getInt8(at + 5)]
    at += isWide ? 8 : 6
    const part = (index: number): number => view.getInt16(at + index * 2) / 16_384
    const [a, b, c, d] =
      flags & 8
        ? [part(0), 0, 0, part(0)]
        : flags & 64
          ? [part(0), 0, 0, part(1)]
          : flags & 128
            ? [part(0), part(1), part(2), part(3)]
            : [1, 0, 0, 1]
    at += flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0
    for (const contour of contoursOf(font, glyph, depth + 1)) {
      all.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })))
    }
    more = (flags & 32) !== 0
  }
  return all
}

const between = (one: OutlinePoint, other: OutlinePoint): OutlinePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  on: true,
})

/** Curves of one control point as curves of two; between two control points lies a point of the outline. */
function stepsOf(contour: readonly OutlinePoint[]): readonly GlyphStep[] {
  const [first, last] = [contour[0], contour.at(-1)]
  if (!first || !last) return []
  const start = first.on ? first : last.on ? last : between(first, last)
  const steps: GlyphStep[] = [['M', start.x, start.y]]
  let [from, control]: [OutlinePoint, OutlinePoint | undefined] = [start, undefined]
  const curve = (by: OutlinePoint, to: OutlinePoint): void => {
    const near = (end: number, middle: number) => end + ((middle - end) * 2) / 3
    steps.push(['C', near(from.x, by.x), near(from.y, by.y), near(to.x, by.x), near(to.y, by.y), to.x, to.y])
    from = to
  }
  for (const spot of [...contour.slice(first.on ? 1 : 0), start]) {
    if (!spot.on) {
      if (control) curve(control, between(control, spot))
      control = spot
      continue
    }
    if (control) curve(control, spot)
    else {
      steps.push(['L', spot.x, spot.y])
      from = spot
    }
    control = undefined
  }
  return [...steps, ['Z']]
}
