import { type MediaFacts, unknownFacts } from '#domain/media/media-facts.ts'
import type { ReadAt } from './mp4-facts.ts'

/** What is looked for, by the ids of the format, and what it lies in. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const
const opened: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.tracks, ids.track, ids.video])

/** Everything that is asked for stands before the pictures. */
const maxHead = 1024 * 1024
const maxHeadElements = 10_000

/** Width, height and length of a WebM file; a recording that was never finished does not know its length. */
export async function webmFacts(readAt: ReadAt, size: number): Promise<MediaFacts> {
  const bytes = await readAt(0, Math.min(size, maxHead))
  let [scale, duration] = [1_000_000, 0]
  let [width, height] = [0, 0]
  for (let at = 0, seen = 0; at < bytes.length && seen < maxHeadElements; seen++) {
    const id = numberAt(bytes, at, true)
    const length = id && numberAt(bytes, id.end, false)
    if (!id || !length || id.value === ids.cluster) break
    if (opened.has(id.value)) {
      at = length.end
      continue
    }
    const value = bytes.subarray(length.end, length.end + length.value)
    if (id.value === ids.scale) scale = whole(value)
    if (id.value === ids.duration) duration = fraction(value)
    if (id.value === ids.width && width === 0) width = whole(value)
    if (id.value === ids.height && height === 0) height = whole(value)
    at = length.end + length.value
  }
  const milliseconds = Math.round((duration * scale) / 1_000_000)
  return {
    ...unknownFacts,
    width: fitting(width),
    height: fitting(height),
    durationMs: fitting(milliseconds),
  }
}

const [tags, attachments] = [0x1254c367, 0x1941a469]
/** More elements side by side than any film of some minutes has. */
const maxElements = 200_000

/** Where a WebM file has tags, in which programs write how they made it, or other files. */
export function tagsIn(bytes: Uint8Array): readonly { readonly at: number; readonly end: number }[] {
  const found: { at: number; end: number }[] = []
  for (let at = 0, count = 0; at < bytes.length; count += 1) {
    if (count === maxElements) throw new Error('The film has too many elements.')
    const id = numberAt(bytes, at, true)
    const length = id && numberAt(bytes, id.end, false)
    if (!id || !length) break
    const end = id.value === ids.segment ? length.end : length.end + length.value
    if (end > bytes.length) break
    // Too short to say anything, and to be replaced.
    if ((id.value === tags || id.value === attachments) && end - at >= 9) found.push({ at, end })
    at = end
  }
  return found
}

const fitting = (value: number): number | null => (Number.isSafeInteger(value) && value > 0 ? value : null)

/** A number whose first byte tells how many there are; in an id the mark belongs to it. */
function numberAt(bytes: Uint8Array, at: number, isId: boolean): { value: number; end: number } | undefined {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return undefined
  let value = isId ? first : first & (0xff >> length)
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0)
  return { value, end: at + length }
}

const whole = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

function fraction(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length === 8 ? view.getFloat64(0) : bytes.length === 4 ? view.getFloat32(0) : 0
}
