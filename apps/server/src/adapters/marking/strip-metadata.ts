import { type Mp4Box, boxesIn } from '#adapters/media/mp4-boxes.ts'
import { moveChunks } from '#adapters/media/mp4.ts'
import { chunksOf, isPng, writeChunks } from '#adapters/media/png-chunks.ts'
import { joined } from '#domain/shared/bytes.ts'
import { isWebp, type RiffChunk, riffChunksOf, writeWebp } from './webp-chunks.ts'
import { isFilmXmp, isPngXmp, webpXmp } from './xmp.ts'

/** Names the box of a manifest (C2PA, A.5). */
const manifestId = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')

/**
 * A PNG, WebP or MP4 file without what marking has added, whoever did it and however often: the bytes that the recipe makes.
 * Any other file is answered as it is.
 */
export function stripMetadata(bytes: Uint8Array): Uint8Array {
  if (isPng(bytes)) return writeChunks([...chunksOf(bytes)].filter((each) => each.type !== 'caBX' && !isPngXmp(each)))
  if (isWebp(bytes)) return bareWebp(bytes)
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp' ? bareFilm(bytes) : bytes
}

/** The first chunk says whether there is a packet. */
function bareWebp(bytes: Uint8Array): Uint8Array {
  const chunks = riffChunksOf(bytes)
  const kept = chunks.filter(({ type }) => type !== webpXmp && type !== 'C2PA')
  if (kept.length === chunks.length) return bytes
  const withoutPacket = ({ type, data }: RiffChunk): RiffChunk =>
    type === 'VP8X'
      ? { type, data: Uint8Array.from(data, (byte, at) => (at === 0 ? byte & ~0x04 : byte)) }
      : { type, data }
  return writeWebp(kept.map(withoutPacket))
}

/** Whether a box of a film holds a signed manifest. */
export const isFilmManifest = (bytes: Uint8Array, { type, content, end }: Mp4Box): boolean =>
  type === 'uuid' && end - content >= 16 && manifestId.equals(bytes.subarray(content, content + 16))

/** What stands before the pictures has moved them, and the index says where they are. */
function bareFilm(bytes: Uint8Array): Uint8Array {
  const boxes = boxesIn(bytes)
  const isAdded = (box: Mp4Box): boolean => isFilmXmp(bytes, box) || isFilmManifest(bytes, box)
  const added = boxes.filter(isAdded)
  const pictures = boxes.find(({ type }) => type === 'mdat')
  if (added.length === 0 || !pictures) return bytes
  const before = added.filter(({ at }) => at < pictures.at).reduce((sum, { at, end }) => sum + end - at, 0)
  return joined(
    boxes
      .filter((box) => !isAdded(box))
      .map(({ type, at, end }) =>
        type === 'moov' ? moveChunks(bytes.slice(at, end), -before) : bytes.subarray(at, end),
      ),
  )
}
