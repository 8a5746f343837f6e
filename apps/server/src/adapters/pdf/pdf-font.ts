import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { Font } from '#adapters/sheets/font.ts'
import { hex } from './pdf-file.ts'

export const packed = promisify<Uint8Array, Buffer>(deflate)

/** Writes an object and answers its number. */
type Add = (head: string, body?: Uint8Array) => number

/** The font itself, how wide its glyphs are, and which characters they stand for: as far as they are used. */
export async function addFont(add: Add, font: Font, used: ReadonlyMap<number, string>): Promise<number> {
  const name = font.family.replaceAll(' ', '')
  const glyphs = [...used.keys()].toSorted((one, other) => one - other)
  const file = add(`/Filter /FlateDecode /Length1 ${font.bytes.length}`, await packed(font.bytes))
  const [ascent, descent] = [Math.round(font.ascent * 1000), Math.round(font.descent * 1000)]
  const descriptor = add(
    `/Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-200 ${descent} 1400 ${ascent}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight 700 /StemV 90 /FontFile2 ${file} 0 R`,
  )
  const widths = glyphs.map((glyph) => `${glyph} [${Math.round(font.advance(glyph) * 1000)}]`).join(' ')
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
  const descendant = add(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} ${system} /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths}]`,
  )
  const map = add('/Filter /FlateDecode', await packed(Buffer.from(charactersOf(glyphs, used), 'latin1')))
  return add(
    `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R`,
  )
}

function charactersOf(glyphs: readonly number[], used: ReadonlyMap<number, string>): string {
  const lines = glyphs.map((glyph) => {
    const sign = used.get(glyph) ?? ''
    return `<${hex(glyph)}> <${Array.from({ length: sign.length }, (_none, at) => hex(sign.charCodeAt(at))).join('')}>`
  })
  // A list has at most a hundred lines.
  const lists = Array.from({ length: Math.ceil(lines.length / 100) }, (_none, index) =>
    lines.slice(index * 100, index * 100 + 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Characters def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists.map((list) => `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
