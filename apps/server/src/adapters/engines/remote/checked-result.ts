import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { boxesIn, maxBoxes } from '#adapters/media/mp4-boxes.ts'
import { mp4Facts } from '#adapters/media/mp4-facts.ts'
import { hasTooManyChunks } from '#adapters/media/png-chunks.ts'
import { webmFacts } from '#adapters/media/webm-facts.ts'
import { gate } from '#adapters/system/gate.ts'
import { EngineFailure, type EngineFile } from '#application/engines/engine.ts'
import { extensionFor, headLength, mediaTypeOf } from '#domain/files/media-type.ts'

const maxPixels = 50_000_000
const previewEdge = 320
/** Seconds that one picture may take to be read. */
const patience = 20

/** Pictures are read by the threads that also read everybody's files: half of them at most. */
const inTurn = gate(2)

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
const kindOf = (bytes: Uint8Array): string | undefined => extensionFor(mediaTypeOf(bytes.subarray(0, headLength), ''))

/** A picture that is one: read to its last row before anybody keeps it. */
export async function checkedPicture(bytes: Uint8Array, name: string): Promise<CheckedPicture> {
  const extension = kindOf(bytes)
  if (extension !== 'png' && extension !== 'jpg' && extension !== 'webp') throw wrongType(name, 'picture')
  if (extension === 'png' && hasTooManyChunks(bytes)) throw tooManyParts(name, 'image')
  const sharp = await guardedSharp()
  try {
    const input = { limitInputPixels: maxPixels, failOn: 'truncated' } as const
    const { autoOrient } = await sharp(bytes, input).metadata()
    const preview = await inTurn(() =>
      sharp(bytes, input)
        .autoOrient()
        .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78, effort: 2 })
        .timeout({ seconds: patience })
        .toBuffer(),
    )
    return { file: { extension, bytes }, width: autoOrient.width, height: autoOrient.height, preview }
  } catch (cause) {
    throw damaged(name, 'picture', cause)
  }
}

/** A film whose index is whole and tells a size and a length. */
export async function checkedFilm(bytes: Uint8Array, name: string): Promise<CheckedFilm> {
  const extension = kindOf(bytes)
  if (extension !== 'mp4' && extension !== 'webm') throw wrongType(name, 'video')
  const readAt = async (start: number, length: number) => bytes.subarray(start, start + length)
  const facts = extension === 'mp4' ? await mp4Facts(readAt, bytes.length) : await webmFacts(readAt, bytes.length)
  const { width, height, durationMs } = facts
  // The boxes of an MP4 file fill it exactly; one that was cut off ends within a box.
  const boxes = extension === 'mp4' ? boxesIn(bytes, 0, bytes.length, { max: maxBoxes + 1 }) : []
  if (boxes.length > maxBoxes) throw tooManyParts(name, 'video')
  const whole = extension !== 'mp4' || boxes.at(-1)?.end === bytes.length
  if (!whole || width === null || height === null || durationMs === null) throw damaged(name, 'video', undefined)
  return { file: { extension, bytes }, width, height, durationMs }
}

// Making it again would be paid for again, and a peer that means something else goes on meaning it.
const wrongType = (name: string, what: string) =>
  new EngineFailure(`${name} sent something that is no ${what}.`, { again: false })

const tooManyParts = (name: string, what: string) =>
  new EngineFailure(`The ${what} that ${name} sent has too many parts.`, { again: false })

const damaged = (name: string, what: string, cause: unknown) =>
  new EngineFailure(`The ${what} that ${name} sent cannot be read.`, { again: true, cause })
