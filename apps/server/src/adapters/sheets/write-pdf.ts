import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { type Font, type Fonts, glyphsOf, widthOf } from './font.ts'
import { colours, type Item, type Page, type Words } from './page.ts'

/** Pixels to the points of a PDF, of which there are 72 to an inch: a page of A4 comes out as one. */
const point = 595.28 / 1984
const packed = promisify<Uint8Array, Buffer>(deflate)

/** What the file is called, and how many times the standard size the page was laid out in. */
type PdfAbout = { readonly title: string; readonly factor: number }
type Part = { readonly head: string; readonly body?: Uint8Array }

/**
 * A page as a PDF file: words are words that can be searched and copied, in a font that comes along; pictures are JPEGs
 * on the colour that lies under them. So little of the format is needed that no library is worth it.
 */
export async function writePdf(
  page: Page,
  pictures: readonly Uint8Array[],
  fonts: Fonts,
  about: PdfAbout,
): Promise<Uint8Array> {
  const objects: Part[] = []
  const add = (head: string, body?: Uint8Array): number => objects.push({ head, ...(body && { body }) })
  const unit = point / about.factor
  const used = { regular: new Map<number, string>(), bold: new Map<number, string>() }
  const images: number[] = []
  const drawn: string[] = [fill({ x: 0, y: 0, width: page.width, height: page.height }, colours.paper)]
  let under: string = colours.paper
  for (const item of page.items) {
    if (item.kind === 'box') {
      under = item.colour
      drawn.push(fill(item, item.colour))
    } else if (item.kind === 'words') drawn.push(written(item, fonts[item.weight], used[item.weight]))
    else {
      const jpeg = await jpegOf(pictures[item.picture], item, under)
      if (!jpeg) continue
      const size = `/Width ${jpeg.width} /Height ${jpeg.height}`
      images.push(
        add(
          `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
          jpeg.bytes,
        ),
      )
      drawn.push(
        `q ${n(item.width)} 0 0 ${n(-item.height)} ${n(item.x)} ${n(item.y + item.height)} cm /P${images.length} Do Q`,
      )
    }
  }
  // The page is written from the top; a PDF counts from the bottom.
  const turned = `${n(unit)} 0 0 ${n(-unit)} 0 ${n(page.height * unit)} cm`
  const content = add('/Filter /FlateDecode', await packed(Buffer.from(`${turned}\n${drawn.join('\n')}`, 'latin1')))
  const faces = {
    regular: await addFont(add, fonts.regular, used.regular),
    bold: await addFont(add, fonts.bold, used.bold),
  }
  const resources = `<< /Font << /regular ${faces.regular} 0 R /bold ${faces.bold} 0 R >> /XObject << ${images
    .map((id, index) => `/P${index + 1} ${id} 0 R`)
    .join(' ')} >> >>`
  const pages = objects.length + 2
  const one = add(
    `/Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${n(page.width * unit)} ${n(page.height * unit)}] /Resources ${resources} /Contents ${content} 0 R`,
  )
  add(`/Type /Pages /Kids [${one} 0 R] /Count 1`)
  const catalog = add(`/Type /Catalog /Pages ${pages} 0 R /Lang (en)`)
  const info = add(
    `/Title ${textString(about.title)} /Subject (A fictional character, drawn by an AI.) /Producer (Eidolon)`,
  )
  return fileOf(objects, catalog, info)
}

const n = (value: number): string => String(Math.round(value * 10_000) / 10_000)

const channels = (colour: string): string =>
  [1, 3, 5].map((at) => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

function fill(
  { x, y, width, height }: Pick<Extract<Item, { kind: 'box' }>, 'x' | 'y' | 'width' | 'height'>,
  colour: string,
): string {
  return `${channels(colour)} rg ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`
}

/** Words by the numbers of their glyphs; which character each stands for is told beside. */
function written({ text, x, y, size, weight, colour, align }: Words, font: Font, used: Map<number, string>): string {
  const glyphs = glyphsOf(font, text)
  for (const [index, sign] of Array.from(text).entries()) used.set(glyphs[index] ?? 0, sign)
  const left = align === 'middle' ? x - (widthOf(font, text) * size) / 2 : x
  const codes = glyphs.map((glyph) => hex(glyph)).join('')
  // Letters would stand on their heads as the page does.
  return `BT ${channels(colour)} rg /${weight} ${n(size)} Tf 1 0 0 -1 ${n(left)} ${n(y)} Tm <${codes}> Tj ET`
}

const hex = (value: number): string => value.toString(16).padStart(4, '0')

/** UTF-16 with its mark, which is how a PDF keeps texts that are not drawn. */
const textString = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_none, at) => hex(text.charCodeAt(at))).join('')}>`

/** A picture on the colour under it, as large as it is shown. */
async function jpegOf(picture: Uint8Array | undefined, item: Extract<Item, { kind: 'picture' }>, under: string) {
  if (!picture) return undefined
  const sharp = await guardedSharp()
  const { data, info } = await sharp(picture)
    .resize(Math.round(item.width), Math.round(item.height), { fit: 'contain', background: under })
    .flatten({ background: under })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

type Add = (head: string, body?: Uint8Array) => number

/** The font itself, how wide its glyphs are, and which characters they stand for: as far as they are used. */
async function addFont(add: Add, font: Font, used: ReadonlyMap<number, string>): Promise<number> {
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

function fileOf(objects: readonly Part[], catalog: number, info: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let at = 0
  const push = (piece: string | Uint8Array): void => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
    pieces.push(bytes)
    at += bytes.length
  }
  // The second line tells programs that it is not plain text.
  push('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const places = objects.map(({ head, body }, index) => {
    const place = at
    push(`${index + 1} 0 obj\n<< ${head}${body ? ` /Length ${body.length}` : ''} >>\n`)
    if (body) {
      push('stream\n')
      push(body)
      push('\nendstream\n')
    }
    push('endobj\n')
    return place
  })
  const start = at
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`)
  push(
    `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return Buffer.concat(pieces)
}
