import type { PageFormat } from '@eidolon/contract/stories.ts'
import { pageSizes } from '@eidolon/stories'
import { channels, hex, n, pdfFile, textString } from '#adapters/pdf/pdf-file.ts'
import { addFont, packed } from '#adapters/pdf/pdf-font.ts'
import type { LeavingStory } from '#application/stories/ports.ts'
import { type Source, sourceOf, sourceTypes } from '#domain/marking/statement.ts'
import { jpegFacts } from './jpeg-facts.ts'
import { glyphOutline, type GlyphStep } from './glyph-outline.ts'
import { type InkOf, laidPage } from './laid-page.ts'
import { madeBy } from './made-by.ts'
import { missingGlyphs, runsOf, runWidth, type StoryFonts, storyFonts } from './story-fonts.ts'

/** How wide pages are in print, in points of which there are 72 to an inch. */
const widths: Readonly<Record<PageFormat, number>> = { comic: 477, a4: 595.28, square: 576, wide: 792 }
/** Pixels of a picture to the unit of a page: about 300 to an inch on a page of a comic book. */
const density = 2
const faces = ['balloon', 'sound', 'other'] as const

/**
 * A story as a PDF, a page after the other: what was written is text that can be searched and copied, in fonts that come
 * along, balloons are shapes, and of pictures there is what is seen of them.
 */
export async function* writeStoryPdf(story: LeavingStory): AsyncGenerator<Uint8Array> {
  const fonts = await storyFonts()
  const file = pdfFile()
  const used = {
    balloon: new Map<number, string>(),
    sound: new Map<number, string>(),
    other: new Map<number, string>(),
  }
  const missing = missingGlyphs()
  const made = new Set<Source>()
  const [tree, fontList] = [file.reserve(), file.reserve()]
  const kids: number[] = []
  const size = pageSizes[story.format]
  const unit = widths[story.format] / size.width
  yield file.begin()
  for (const page of story.pages) {
    const { inks, pictures } = await laidPage(page, story, { density, as: 'jpeg' })
    const named: string[] = []
    const lines: string[] = []
    for (const ink of inks) {
      if (ink.kind === 'shape') lines.push(shape(ink))
      else if (ink.kind === 'words') lines.push(words(ink, fonts, used, missing))
      else {
        const found = pictures.get(ink.panel)
        if (!found) continue
        if (found.shown) made.add(found.shown.origin.source)
        const id = file.reserve()
        const { width, height, colours } = jpegFacts(found.bytes)
        const space = colours === 1 ? '/DeviceGray' : '/DeviceRGB'
        const facts = `/Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`
        yield file.write(id, `/Type /XObject /Subtype /Image ${facts}`, found.bytes)
        named.push(`/P${named.length + 1} ${id} 0 R`)
        const { frame } = ink
        const place = `${n(frame.width)} 0 0 ${n(-frame.height)} ${n(frame.x)} ${n(frame.y + frame.height)}`
        lines.push(`q ${place} cm /P${named.length} Do Q`)
      }
    }
    // The page is written from the top; a PDF counts from the bottom.
    const turned = `${n(unit)} 0 0 ${n(-unit)} 0 ${n(size.height * unit)} cm 1 j`
    const [content, one] = [file.reserve(), file.reserve()]
    yield file.write(
      content,
      '/Filter /FlateDecode',
      await packed(Buffer.from([turned, ...lines].join('\n'), 'latin1')),
    )
    const box = `[0 0 ${n(widths[story.format])} ${n(size.height * unit)}]`
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
  const says = source === undefined ? '' : ` /Subject ${textString(madeBy[source])}`
  const info = add(`/Title ${textString(story.title)}${says} /Producer (Eidolon)`)
  yield* late
  yield file.end(catalog, info)
}

function shape({ path, fill, stroke }: InkOf<'shape'>): string {
  const line = path.map(([letter, ...numbers]) => [...numbers.map(n), letters[letter]].join(' ')).join(' ')
  if (path.length === 0) return ''
  const inside = fill ? `${channels(fill)} rg ${line} f` : ''
  const dash = stroke?.dash ? `[${stroke.dash.map(n).join(' ')}] 0 d` : ''
  const around = stroke ? `q ${channels(stroke.colour)} RG ${n(stroke.width)} w ${dash} ${line} S Q` : ''
  return `${inside} ${around}`
}

type Used = Readonly<Record<keyof StoryFonts, Map<number, string>>>

function words(line: InkOf<'words'>, fonts: StoryFonts, used: Used, missing: (sign: string) => number): string {
  const { size, colour, outline, turn } = line
  // Letters that no font has leave a gap; copied, they are what was written.
  const runs = runsOf(line.text, line.face, fonts, missing)
  let left = line.x - (runs.reduce((sum, run) => sum + runWidth(run, fonts), 0) * size) / 2
  const shown: string[] = []
  const around: string[] = []
  for (const { face, text, glyphs } of runs) {
    for (const [at, sign] of Array.from(text).entries()) used[face].set(glyphs[at] ?? 0, sign)
    // Letters would stand on their heads as the page does.
    shown.push(`/${face} ${n(size)} Tf 1 0 0 -1 ${n(left)} ${n(line.y)} Tm <${glyphs.map(hex).join('')}> Tj`)
    for (const glyph of glyphs) {
      // Lines around letters are shapes: as text they would be copied twice.
      if (outline) around.push(outlined(glyphOutline(fonts[face], glyph), left, line.y, size))
      left += fonts[face].advance(glyph) * size
    }
  }
  const below = outline ? `${channels(outline.colour)} RG ${n(outline.width)} w ${around.join(' ')} S` : ''
  const drawn = `${below} BT ${channels(colour)} rg ${shown.join(' ')} ET`
  return turn ? `q ${turned(turn)} cm ${drawn} Q` : drawn
}

const letters = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

function outlined(steps: readonly GlyphStep[], x: number, y: number, size: number): string {
  const place = (value: number, at: number) => n(at % 2 === 0 ? x + value * size : y - value * size)
  return steps.map(([letter, ...numbers]) => [...numbers.map(place), letters[letter]].join(' ')).join(' ')
}

function turned({ degrees, x, y }: NonNullable<InkOf<'words'>['turn']>): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos].map(n).join(' ')
}

/** What the file says of itself to programs, in the words that pictures use. */
function packet(source: Source): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${sourceTypes[source]}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}
