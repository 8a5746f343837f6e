import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { channels, hex, n, pdfFile, textString } from '#adapters/pdf/pdf-file.ts'
import { addFont, packed } from '#adapters/pdf/pdf-font.ts'
import { type Font, type Fonts, glyphsOf, widthOf } from './font.ts'
import { colours, type Item, type SheetPage, type PageText } from './page.ts'

/** Pixels to the points of a PDF, of which there are 72 to an inch: a page of A4 comes out as one. */
const point = 595.28 / 1984

/** What the file is called, and how many times the standard size the page was laid out in. */
type PdfAbout = { readonly title: string; readonly factor: number }

/**
 * A page as a PDF file: words are words that can be searched and copied, in a font that comes along; pictures are JPEGs
 * on the color that lies under them.
 */
export async function writePdf(
  page: SheetPage,
  pictures: readonly Uint8Array[],
  fonts: Fonts,
  about: PdfAbout,
): Promise<Uint8Array> {
  const file = pdfFile()
  const pieces = [file.begin()]
  const add = (head: string, body?: Uint8Array): number => {
    const id = file.reserve()
    pieces.push(file.write(id, head, body))
    return id
  }
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
  const pages = file.reserve()
  const one = add(
    `/Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${n(page.width * unit)} ${n(page.height * unit)}] /Resources ${resources} /Contents ${content} 0 R`,
  )
  pieces.push(file.write(pages, `/Type /Pages /Kids [${one} 0 R] /Count 1`))
  const catalog = add(`/Type /Catalog /Pages ${pages} 0 R /Lang (en)`)
  const info = add(
    `/Title ${textString(about.title)} /Subject (A fictional character, drawn by an AI.) /Producer (Eidolon)`,
  )
  return Buffer.concat([...pieces, file.end(catalog, info)])
}

function fill(
  { x, y, width, height }: Pick<Extract<Item, { kind: 'box' }>, 'x' | 'y' | 'width' | 'height'>,
  color: string,
): string {
  return `${channels(color)} rg ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`
}

/** Words by the numbers of their glyphs; which character each stands for is told beside. */
function written({ text, x, y, size, weight, colour, align }: PageText, font: Font, used: Map<number, string>): string {
  const glyphs = glyphsOf(font, text)
  for (const [index, sign] of Array.from(text).entries()) used.set(glyphs[index] ?? 0, sign)
  const left = align === 'middle' ? x - (widthOf(font, text) * size) / 2 : x
  const codes = glyphs.map((glyph) => hex(glyph)).join('')
  // Letters would stand on their heads as the page does.
  return `BT ${channels(colour)} rg /${weight} ${n(size)} Tf 1 0 0 -1 ${n(left)} ${n(y)} Tm <${codes}> Tj ET`
}

/** A picture on the color under it, as large as it is shown. */
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
