import { deserialize } from 'node:v8'
import { pageSizes } from '@eidolon/stories'
import { z } from 'zod'
import { n, pdfFile, textString } from '#adapters/pdf/pdf-file.ts'
import { addFont } from '#adapters/pdf/pdf-font.ts'
import type { ImageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import type { WriteStory } from '#application/stories/ports.ts'
import { type Source, sourceOf, sourceTypes } from '#domain/marking/statement.ts'
import { jpegFacts } from './jpeg-facts.ts'
import { filledPage } from './laid-page.ts'
import { creditLine } from './credit-line.ts'
import type { PageTask } from './page-messages.ts'
import { pdfWidths } from './pdf-page.ts'
import { storyFonts } from './story-fonts.ts'

/** Pixels of a picture to the unit of a page: about 300 to an inch on a page of a comic book. */
const density = 2
const faces = ['balloon', 'sound', 'other'] as const
/** What is drawn on a page, packed, and the letters that it shows by their glyphs in each font. */
const PdfPage = z.object({
  content: z.instanceof(Uint8Array),
  used: z.record(z.enum(faces), z.array(z.tuple([z.number(), z.string()]))),
  missing: z.array(z.string()),
})

/**
 * A story as a PDF, a page after the other: what was written is text that can be searched and copied, in fonts that come
 * along, balloons are shapes, and of pictures there is what is seen of them. Pages are drawn in a process that can be
 * ended; here they are put together.
 */
export const writeStoryPdf = (processes: ImageWorkerPool<PageTask>): WriteStory =>
  async function* pdf(story) {
    const fonts = await storyFonts()
    const file = pdfFile()
    const used = {
      balloon: new Map<number, string>(),
      sound: new Map<number, string>(),
      other: new Map<number, string>(),
    }
    let missing: readonly string[] = []
    const made = new Set<Source>()
    const [tree, fontList] = [file.reserve(), file.reserve()]
    const kids: number[] = []
    const size = pageSizes[story.format]
    const unit = pdfWidths[story.format] / size.width
    yield file.begin()
    for (const page of story.pages) {
      story.watch.signal.throwIfAborted()
      const { pictures, ...laid } = await filledPage(page, story, { density, as: 'jpeg' })
      const named: string[] = []
      for (const { picture } of pictures) {
        if (picture.shown) made.add(picture.shown.origin.source)
        const id = file.reserve()
        const { width, height, colours } = jpegFacts(picture.bytes)
        const space = colours === 1 ? '/DeviceGray' : '/DeviceRGB'
        const facts = `/Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`
        yield file.write(id, `/Type /XObject /Subtype /Image ${facts}`, picture.bytes)
        named.push(`/P${named.length + 1} ${id} 0 R`)
      }
      const task = { kind: 'pdf', ...laid, missing } as const
      const drawn = PdfPage.parse(deserialize(await processes.make(async () => task, story.watch)))
      missing = drawn.missing
      for (const face of faces) for (const [glyph, sign] of drawn.used[face]) used[face].set(glyph, sign)
      const [content, one] = [file.reserve(), file.reserve()]
      yield file.write(content, '/Filter /FlateDecode', drawn.content)
      const box = `[0 0 ${n(pdfWidths[story.format])} ${n(size.height * unit)}]`
      const resources = `<< /Font ${fontList} 0 R /XObject << ${named.join(' ')} >> >>`
      yield file.write(
        one,
        `/Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R`,
      )
      kids.push(one)
    }
    const late: Uint8Array[] = []
    const add = (head: string, body?: Uint8Array): number => {
      const id = file.reserve()
      late.push(file.write(id, head, body))
      return id
    }
    const listed: string[] = []
    for (const face of faces) {
      if (used[face].size > 0) listed.push(`/${face} ${await addFont(add, fonts[face], used[face])} 0 R`)
    }
    late.push(file.write(fontList, listed.join(' ')))
    late.push(file.write(tree, `/Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length}`))
    const source = sourceOf(made)
    const stated = source && add('/Type /Metadata /Subtype /XML', Buffer.from(packet(source), 'utf8'))
    const metadata = stated === undefined ? '' : ` /Metadata ${stated} 0 R`
    const way = story.direction === 'rtl' ? 'R2L' : 'L2R'
    const catalog = add(`/Type /Catalog /Pages ${tree} 0 R${metadata} /ViewerPreferences << /Direction /${way} >>`)
    const says = source === undefined ? '' : ` /Subject ${textString(creditLine[source])}`
    const info = add(`/Title ${textString(story.title)}${says} /Producer (Eidolon)`)
    yield* late
    yield file.end(catalog, info)
  }

/** What the file says of itself to programs, in the words that pictures use. */
function packet(source: Source): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${sourceTypes[source]}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}
