import { boxesIn } from '#adapters/media/mp4-boxes.ts'
import { chunkSpans, isPng } from '#adapters/media/png-chunks.ts'
import { webpChunk } from '#adapters/engines/remote/recipe-inside.ts'
import { tagsIn } from '#adapters/media/webm-facts.ts'
import { joined } from '#domain/shared/bytes.ts'
import { isFilmManifest } from './strip-metadata.ts'
import { isWebp, riffSpans } from './webp-chunks.ts'
import { isFilmXmp, isPngXmp } from './xmp.ts'

type Span = { readonly at: number; readonly end: number }

/** Whether a signed manifest stays. Without the recipe its hash no longer fits; what is marked again gets a new one. */
type Manifest = 'kept' | 'dropped'

/**
 * A file without its recipe, and without the other notes in which programs write how they made it (PNG texts, comments,
 * EXIF, tags of videos). The pixels and XMP packets stay. Any other file is answered as it is.
 */
export function withoutRecipe(bytes: Uint8Array, manifest: Manifest): Uint8Array {
  if (isPng(bytes)) return pngWithout(bytes, manifest)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegWithout(bytes, manifest)
  if (isWebp(bytes)) return webpWithout(bytes, manifest)
  if (Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp') return filmWithout(bytes, manifest)
  return webmWithout(bytes)
}

const notesInPng = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf'])

function pngWithout(bytes: Uint8Array, manifest: Manifest): Uint8Array {
  const kept = keeper(bytes)
  kept.keep({ at: 0, end: 8 })
  for (const chunk of chunkSpans(bytes)) {
    const isNote = notesInPng.has(chunk.type) && !isPngXmp(chunk)
    const isDropped = isNote || (manifest === 'dropped' && chunk.type === 'caBX')
    if (!isDropped) kept.keep(chunk)
  }
  return kept.whole()
}

/** Comments, EXIF and, where it is dropped, the manifest (APP11): all stand before the picture itself. */
function jpegWithout(bytes: Uint8Array, manifest: Manifest): Uint8Array {
  const kept = keeper(bytes)
  kept.keep({ at: 0, end: 2 })
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const kind = bytes[at + 1]
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    if (end > bytes.length || end < at + 4) break
    const isExif = kind === 0xe1 && Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1') === 'Exif'
    const isDropped = kind === 0xfe || isExif || (manifest === 'dropped' && kind === 0xeb)
    if (!isDropped) kept.keep({ at, end })
    at = end
  }
  kept.keep({ at, end: bytes.length })
  return kept.whole()
}

/** The head says how long the file is, and the first chunk whether there is EXIF. */
function webpWithout(bytes: Uint8Array, manifest: Manifest): Uint8Array {
  const kept = keeper(bytes)
  kept.keep({ at: 0, end: 12 })
  for (const chunk of riffSpans(bytes)) {
    const isNote = chunk.type === webpChunk || chunk.type === 'EXIF'
    const isDropped = isNote || (manifest === 'dropped' && chunk.type === 'C2PA')
    if (!isDropped) kept.keep(chunk)
  }
  const whole = Uint8Array.from(kept.whole())
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  if (Buffer.from(whole.subarray(12, 16)).toString('latin1') === 'VP8X') whole[20] = (whole[20] ?? 0) & ~0x08
  return whole
}

/** More boxes side by side than any film of ours has. */
const maxBoxes = 200_000

/** Blanked where they stand: the index says where pictures are, and none of them moves. */
function filmWithout(bytes: Uint8Array, manifest: Manifest): Uint8Array {
  const copy = Uint8Array.from(bytes)
  const blank = (from: number, to: number, isDropped: (type: string, box: Span & { content: number }) => boolean) => {
    const boxes = boxesIn(copy, from, to, { max: maxBoxes })
    if (boxes.length === maxBoxes) throw new Error('The film has too many boxes.')
    for (const box of boxes) {
      if (box.type === 'moov' || box.type === 'trak') blank(box.content, box.end, isNotes)
      if (!isDropped(box.type, box)) continue
      copy.set(Buffer.from('free', 'latin1'), box.at + 4)
      copy.fill(0, box.content, box.end)
    }
  }
  const isNotes = (type: string): boolean => type === 'udta' || type === 'meta' || type === 'uuid'
  blank(0, copy.length, (type, box) => {
    if (type !== 'uuid') return isNotes(type)
    const named = { type, ...box }
    return !isFilmXmp(copy, named) && (manifest === 'dropped' || !isFilmManifest(copy, named))
  })
  return copy
}

/** An element that says nothing, as long as what was there. */
function webmWithout(bytes: Uint8Array): Uint8Array {
  const tags = tagsIn(bytes)
  if (tags.length === 0) return bytes
  const copy = Buffer.from(bytes)
  for (const { at, end } of tags) {
    copy.fill(0, at, end)
    copy.writeUInt16BE(0xec01, at)
    copy.writeUIntBE(end - at - 9, at + 3, 6)
  }
  return new Uint8Array(copy.buffer, copy.byteOffset, copy.length)
}

/** Puts together what is kept. Spans side by side count as one, so that a great many small ones take no memory. */
function keeper(bytes: Uint8Array) {
  const spans: { at: number; end: number }[] = []
  return {
    keep({ at, end }: Span) {
      const last = spans.at(-1)
      if (last?.end === at) last.end = end
      else spans.push({ at, end })
    },
    whole: () => joined(spans.map(({ at, end }) => bytes.subarray(at, end))),
  }
}
