import { sheetLabels, type SheetKind, type SheetOrder } from '@eidolon/contract/characters/sheets.ts'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { zipStream } from '#adapters/zip/write-zip.ts'
import type { EngineFile } from '#application/engines/engine.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { drawPage } from './draw-page.ts'
import { type Fonts, sheetFonts } from './font.ts'
import { transliterate, nameInLatin } from './transliterate.ts'
import { type About, characterPage } from './lay-out-page.ts'
import { gridPage } from './lay-out.ts'
import type { SheetPage } from './page.ts'
import type { SheetFile, SheetOf, SheetPart } from './sheet-part.ts'
import { spriteFiles } from './sprite-files.ts'
import { trainingFiles } from './training-files.ts'
import { writePdf } from './write-pdf.ts'

export type MadeSheet = {
  readonly file: EngineFile
  /** What is shown of a file that is no picture. */
  readonly poster: EngineFile | undefined
  readonly width: number
  readonly height: number
}

/** Puts pictures together as one file. */
export async function makeSheet(
  { sheet, format }: SheetOrder,
  whom: SheetOf,
  parts: readonly SheetPart[],
): Promise<MadeSheet> {
  const fonts = await sheetFonts()
  const isZip = sheet === 'sprites' || sheet === 'dataset'
  // The pictures of a zip have their size, not the page that shows them.
  const page = pageOf(sheet, isZip ? { ...whom, factor: 1 } : whom, parts, fonts)
  const pngs = parts.map(({ png }) => png)
  const { width, height } = page
  if (format === 'png') {
    return { file: { extension: 'png', bytes: await drawPage(page, pngs, fonts) }, poster: undefined, width, height }
  }
  // What is shown of any other file need not be large, whatever is in it.
  const small = await drawPage(pageOf(sheet, { ...whom, factor: 1 }, parts, fonts), pngs, fonts)
  const poster = { extension: 'webp', bytes: await posterOf(small) } as const
  if (isZip) {
    const files = sheet === 'sprites' ? spriteFiles(whom, parts) : await trainingFiles(whom, parts)
    return { file: { extension: 'zip', bytes: await zipped(files) }, poster, width, height }
  }
  const title = `${whom.about.name}: ${sheetLabels[sheet]}`
  const bytes = await writePdf(page, pngs, fonts, { title, factor: whom.factor })
  return { file: { extension: 'pdf', bytes }, poster, width, height }
}

function pageOf(
  sheet: SheetKind,
  { about, style, factor }: SheetOf,
  parts: readonly SheetPart[],
  fonts: Fonts,
): SheetPage {
  const labels = parts.map(({ picture }) => transliterate(fonts.regular, picture.label).text)
  const { name, remark } = nameInLatin(fonts.bold, about.name, 'Without a name')
  const told = (facts: string): string => (remark === '' ? facts : `${facts} · ${remark}`)
  if (sheet !== 'page') {
    return gridPage(sheet, labels, { name, says: told(`${sheetLabels[sheet]} · ${style}`) }, fonts, factor)
  }
  const notes = about.notes.map(({ heading, text }) => ({ heading, text: transliterate(fonts.regular, text).text }))
  const shown: About = { ...about, name, facts: told(about.facts), notes }
  return characterPage(shown, labels.slice(1), fonts, factor)
}

const posterEdge = 1600

async function posterOf(picture: Uint8Array): Promise<Uint8Array> {
  const sharp = await guardedSharp()
  return sharp(picture)
    .resize(posterEdge, posterEdge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}

/** The same files give the same zip: no time stands in it but the first that a zip can tell. */
const longAgo = new Date('1980-01-01T00:00:00Z')

async function zipped(files: readonly SheetFile[]): Promise<Uint8Array> {
  async function* entries() {
    for (const { name, bytes } of files) {
      const open = async () => ReadableStream.from([bytes])
      yield { name, modifiedAt: longAgo, size: bytes.length, open, deflate: !name.endsWith('.png') }
    }
  }
  return wholeOf(zipStream(entries()))
}
