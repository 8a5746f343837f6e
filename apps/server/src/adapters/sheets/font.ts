import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A TrueType font: as much of it as one has to know to place words, and to put it into a file with them. */
export type Font = {
  readonly path: string
  /** How those call it that find fonts by name. */
  readonly family: string
  readonly bytes: Uint8Array
  /** 0 where it has none. */
  glyphOf(codePoint: number): number
  /** Widths and heights are parts of the font's size. */
  advance(glyph: number): number
  /** How far a glyph reaches above the line that it stands on; below it where it is negative. */
  top(glyph: number): number
  /** Where in `bytes` the outline of a glyph lies; undefined where it has none. */
  place(glyph: number): number | undefined
  /** Units of outlines to the font's size. */
  readonly em: number
  readonly ascent: number
  readonly descent: number
}

/** What the words of a sheet are written in; it comes along, because a server has no fonts of its own as a rule. */
export type Fonts = { readonly regular: Font; readonly bold: Font }

let loaded: Promise<Fonts> | undefined

export function sheetFonts(): Promise<Fonts> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Fonts> {
  const at = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))
  const [regular, bold] = [at('hanken-grotesk-regular'), at('hanken-grotesk-semibold')]
  return {
    regular: readFont(regular, 'Hanken Grotesk', await readFile(regular)),
    bold: readFont(bold, 'Hanken Grotesk SemiBold', await readFile(bold)),
  }
}

/** Fonts that come along are whole; nothing here is read from anybody else's file. */
export function readFont(path: string, family: string, bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tablesIn(view)
  const at = (name: string, offset = 0): number => (tables.get(name) ?? 0) + offset
  const em = view.getUint16(at('head', 18))
  const wide = view.getInt16(at('head', 50)) === 1
  const metrics = view.getUint16(at('hhea', 34))
  const place = (glyph: number): number =>
    wide ? view.getUint32(at('loca', glyph * 4)) : view.getUint16(at('loca', glyph * 2)) * 2
  return {
    path,
    family,
    bytes,
    glyphOf: glyphsIn(view, at('cmap')),
    advance: (glyph) => view.getUint16(at('hmtx', Math.min(glyph, metrics - 1) * 4)) / em,
    top: (glyph) => (place(glyph) === place(glyph + 1) ? 0 : view.getInt16(at('glyf', place(glyph) + 8)) / em),
    place: (glyph) =>
      glyph >= view.getUint16(at('maxp', 4)) || place(glyph) === place(glyph + 1)
        ? undefined
        : at('glyf', place(glyph)),
    em,
    ascent: view.getInt16(at('hhea', 4)) / em,
    descent: view.getInt16(at('hhea', 6)) / em,
  }
}

function tablesIn(view: DataView): ReadonlyMap<string, number> {
  const names = Array.from({ length: view.getUint16(4) }, (_none, index) => 12 + index * 16)
  return new Map(
    names.map((at) => [
      String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each))),
      view.getUint32(at + 8),
    ]),
  )
}

/** The table of glyphs by character, in the form that every font has (format 4: runs within 16 bits). */
function glyphsIn(view: DataView, cmap: number): (codePoint: number) => number {
  const starts = Array.from({ length: view.getUint16(cmap + 2) }, (_none, index) =>
    view.getUint32(cmap + 8 + index * 8),
  ).map((offset) => cmap + offset)
  const table = starts.find((at) => view.getUint16(at) === 4)
  if (table === undefined) throw new Error('The font has no table of characters that can be read')
  const runs = view.getUint16(table + 6) / 2
  const [ends, begins] = [table + 14, table + 16 + runs * 2]
  const [shifts, ranges] = [begins + runs * 2, begins + runs * 4]
  return (codePoint) => {
    for (let run = 0; run < runs; run++) {
      if (codePoint > view.getUint16(ends + run * 2)) continue
      const first = view.getUint16(begins + run * 2)
      if (codePoint < first) return 0
      const shift = view.getUint16(shifts + run * 2)
      const range = view.getUint16(ranges + run * 2)
      if (range === 0) return (codePoint + shift) & 0xffff
      const glyph = view.getUint16(ranges + run * 2 + range + (codePoint - first) * 2)
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff
    }
    return 0
  }
}

/** The glyphs of a text, one for each character. */
export const glyphsOf = (font: Font, text: string): readonly number[] =>
  Array.from(text, (sign) => font.glyphOf(sign.codePointAt(0) ?? 0))

/** How wide a text is, in parts of the font's size. */
export const widthOf = (font: Font, text: string): number =>
  glyphsOf(font, text).reduce((sum, glyph) => sum + font.advance(glyph), 0)

/** The text in lines of at most this width, in parts of the font's size; what is beyond `max` lines is left out with a mark. */
export function wrapped(font: Font, text: string, width: number, max: number): readonly string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/).flatMap((each) => broken(font, each, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(font, longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    if (line !== '') lines.push(line)
    if (lines.length > max) break
  }
  if (lines.length <= max) return lines
  return [...lines.slice(0, max - 1), fitting(font, `${lines[max - 1] ?? ''} …`, width)]
}

/** The text, or as much of its beginning as fits, with a mark. */
export function fitting(font: Font, text: string, width: number): string {
  const signs = Array.from(text)
  if (widthOf(font, text) <= width) return text
  while (signs.length > 1 && widthOf(font, `${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** A word that is wider than a line, in pieces. */
function broken(font: Font, word: string, width: number): readonly string[] {
  const pieces: string[] = []
  let [piece, wide] = ['', 0]
  for (const sign of word) {
    const more = widthOf(font, sign)
    if (piece !== '' && wide + more > width) {
      pieces.push(piece)
      ;[piece, wide] = ['', 0]
    }
    piece += sign
    wide += more
  }
  return piece === '' ? pieces : [...pieces, piece]
}
