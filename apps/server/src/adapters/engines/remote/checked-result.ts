import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { EngineFailure, type EngineFile } from '#application/engines/engine.ts'
import { mp4Facts } from '#domain/media/film-boxes.ts'
import { webmFacts } from '#domain/media/film-elements.ts'

/** Bytes that an engine elsewhere may send for one picture or film. */
export const mostResultBytes = 200_000_000
const mostPixels = 50_000_000
const previewEdge = 320

export type CheckedPicture = {
  readonly file: EngineFile & { readonly extension: 'png' | 'webp' | 'jpg' }
  readonly width: number
  readonly height: number
  /** A small WebP picture of it. */
  readonly preview: Uint8Array
}
export type CheckedFilm = {
  readonly file: EngineFile & { readonly extension: 'mp4' | 'webm' }
  readonly width: number
  readonly height: number
  readonly durationMs: number
}

/** What a file is by its own first bytes, whatever anybody calls it. */
export function extensionOf(bytes: Uint8Array): EngineFile['extension'] | undefined {
  const starts = (hex: string, at = 0) => Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('ffd8ff')) return 'jpg'
  if (starts('52494646') && starts('57454250', 8)) return 'webp'
  if (starts('66747970', 4)) return 'mp4'
  if (starts('1a45dfa3')) return 'webm'
  return undefined
}

/** A picture that is one: read to its last row before anybody keeps it. */
export async function checkedPicture(bytes: Uint8Array, name: string): Promise<CheckedPicture> {
  const extension = extensionOf(bytes)
  if (extension !== 'png' && extension !== 'jpg' && extension !== 'webp') throw wrongType(name, 'picture')
  const sharp = await guardedSharp()
  try {
    const input = { limitInputPixels: mostPixels, failOn: 'truncated' } as const
    const { autoOrient } = await sharp(bytes, input).metadata()
    const preview = await sharp(bytes, input)
      .autoOrient()
      .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 2 })
      .toBuffer()
    return { file: { extension, bytes }, width: autoOrient.width, height: autoOrient.height, preview }
  } catch (cause) {
    throw damaged(name, 'picture', cause)
  }
}

/** A film whose index is whole and tells a size and a length. */
export async function checkedFilm(bytes: Uint8Array, name: string): Promise<CheckedFilm> {
  const extension = extensionOf(bytes)
  if (extension !== 'mp4' && extension !== 'webm') throw wrongType(name, 'video')
  const readAt = async (start: number, length: number) => bytes.subarray(start, start + length)
  const facts = extension === 'mp4' ? await mp4Facts(readAt, bytes.length) : await webmFacts(readAt, bytes.length)
  const { width, height, durationMs } = facts
  const whole = extension !== 'mp4' || endsWithABox(bytes)
  if (!whole || width === null || height === null || durationMs === null) throw damaged(name, 'video', undefined)
  return { file: { extension, bytes }, width, height, durationMs }
}

/** The boxes of an MP4 file fill it exactly; one that was cut off ends within a box. */
function endsWithABox(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    if (short === 0) return true
    if (short === 1 && at + 16 > bytes.length) return false
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

// Making it again would be paid for again, and a peer that means something else goes on meaning it.
const wrongType = (name: string, what: string) =>
  new EngineFailure(`${name} sent something that is no ${what}.`, { again: false })

const damaged = (name: string, what: string, cause: unknown) =>
  new EngineFailure(`The ${what} that ${name} sent cannot be read.`, { again: true, cause })
