import { type Mp4Box, boxesIn, makeBox } from '#adapters/media/mp4-boxes.ts'
import { chunksOf, writeChunks } from '#adapters/media/png-chunks.ts'
import { sourceTypes, type Statement } from '#domain/marking/statement.ts'
import { joined } from '#domain/shared/bytes.ts'
import { type RiffChunk, riffChunksOf, webpSize, writeWebp } from './webp-chunks.ts'
import { jpegSegments, segment } from './jpeg-segments.ts'
import type { Product } from './c2pa/manifest.ts'

/** How each format names the packet that photo programs read. */
const pngKeyword = 'XML:com.adobe.xmp\0\0\0\0\0'
const jpegHead = 'http://ns.adobe.com/xap/1.0/\0'
export const webpXmp = 'XMP '
const mp4Id = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** The same file with the packet in it, in the place of one that was there. It comes before the signature covers it. */
export function withXmp(bytes: Uint8Array, statement: Statement, product: Product): Uint8Array {
  const packet = Buffer.from(xmpPacket(statement, product), 'utf8')
  switch (statement.type) {
    case 'image/png':
      return inPng(bytes, packet)
    case 'image/jpeg':
      return inJpeg(bytes, packet)
    case 'image/webp':
      return inWebp(bytes, packet)
    case 'video/mp4':
      return inFilm(bytes, packet)
  }
}

/** What kind of picture it is in the words of the IPTC, what made it, and the mark. */
function xmpPacket({ source, engine, engineVersion, mark }: Statement, product: Product): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
   xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
   xmlns:xmp="http://ns.adobe.com/xap/1.0/"
   xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
   Iptc4xmpExt:DigitalSourceType="${sourceTypes[source]}"
   xmp:CreatorTool="${escaped(`${product.name} ${product.version} (${[engine, engineVersion].filter(Boolean).join(' ')})`)}"
   xmpMM:DocumentID="xmp.did:${mark}"/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

function inPng(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const note = { type: 'iTXt', data: joined([Buffer.from(pngKeyword, 'latin1'), packet]) }
  const kept = [...chunksOf(bytes)].filter((chunk) => !isPngXmp(chunk))
  return writeChunks(kept.flatMap((chunk) => (chunk.type === 'IHDR' ? [chunk, note] : [chunk])))
}

export const isPngXmp = ({ type, data }: { readonly type: string; readonly data: Uint8Array }): boolean =>
  type === 'iTXt' && Buffer.from(data.subarray(0, pngKeyword.length)).toString('latin1') === pngKeyword

/** After the header that has to come first. */
function inJpeg(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const { segments, rest } = jpegSegments(bytes)
  const kept = segments.filter((each) => !isJpegXmp(each))
  const first = kept[0]?.[1] === 0xe0 ? 1 : 0
  const note = segment(0xe1, joined([Buffer.from(jpegHead, 'latin1'), packet]))
  return joined([Uint8Array.of(0xff, 0xd8), ...kept.slice(0, first), note, ...kept.slice(first), rest])
}

const isJpegXmp = (each: Uint8Array): boolean =>
  each[1] === 0xe1 && Buffer.from(each.subarray(4, 4 + jpegHead.length)).toString('latin1') === jpegHead

/** Only the extended form of the file may have one, and says so in its first chunk. */
function inWebp(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const kept = riffChunksOf(bytes).filter(({ type }) => type !== webpXmp)
  const extended = kept[0]?.type === 'VP8X' ? kept : [featuresOf(kept), ...kept]
  const [features, ...others] = extended
  if (!features) throw new Error('The WebP file is empty.')
  const data = Uint8Array.from(features.data)
  data[0] = (data[0] ?? 0) | 0x04
  return writeWebp([{ type: 'VP8X', data }, ...others, { type: webpXmp, data: packet }])
}

/** At the end, so that nothing else moves; for the same reason only one that is there already goes. */
function inFilm(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const boxes = boxesIn(bytes)
  const last = boxes.at(-1)
  const kept = last && isFilmXmp(bytes, last) ? bytes.subarray(0, last.at) : bytes
  return joined([kept, makeBox('uuid', joined([mp4Id, packet]))])
}

export const isFilmXmp = (bytes: Uint8Array, { type, content, end }: Mp4Box): boolean =>
  type === 'uuid' && end - content >= 16 && mp4Id.equals(bytes.subarray(content, content + 16))

function featuresOf(chunks: readonly RiffChunk[]): RiffChunk {
  const { width, height, alpha } = webpSize(chunks)
  const data = Buffer.alloc(10)
  data[0] = alpha ? 0x10 : 0
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return { type: 'VP8X', data }
}

const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
