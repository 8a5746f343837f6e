import type { FilePlace, GetFile } from './get-file.ts'
import type { BlobStore } from './ports.ts'
import type { PreviewCache, PreviewPainter } from './previews.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import { isPreviewable, previewFormat, previewKey, type PreviewOptions, previewTypes } from '#domain/files/preview.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly getFile: GetFile
  readonly blobs: BlobStore
  readonly painter: PreviewPainter
  readonly cache: PreviewCache
}

/** What is asked for; the format may be left to the file. */
export type PreviewRequest = Omit<PreviewOptions, 'output'> & { readonly output: string | undefined }

export type Preview = {
  readonly file: WholeFile
  /** The same key means the same bytes, for as long as the file has the same ones. */
  readonly key: string
  readonly type: string
  load(): Promise<{ readonly bytes: Uint8Array; readonly isHit: boolean }>
}

/** The picture that stands for a file. Who may not read the file gets none, whether it is at hand or not. */
export function renderPreview({ getFile, blobs, painter, cache }: Deps) {
  // Whoever asks for what is being made waits for that one.
  const inWork = new Map<string, Promise<Uint8Array>>()

  async function paint(file: WholeFile, options: PreviewOptions, isPicture: boolean): Promise<Uint8Array> {
    if (!isPicture) return painter.placeholder(options)
    return painter.paint(async () => {
      const blob = await blobs.read(file.blobKey)
      if (!blob) throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
      return wholeOf(blob.stream, file.size)
    }, options)
  }

  return async (caller: Caller, place: FilePlace, request: PreviewRequest): Promise<Preview> => {
    const file = await getFile(caller, place)
    if (!isWhole(file)) throw new Fault('storage_file_not_found')
    const { mimeType } = file.state
    const isPicture = isPreviewable({ mimeType, size: file.size })
    const output = isPicture ? previewFormat(request.output, file.name, mimeType) : 'png'
    const options: PreviewOptions = { ...request, output }
    const key = `${isPicture ? '' : 'placeholder-'}${previewKey(options)}`
    const name = `${file.blobKey} ${key}`
    return {
      file,
      key,
      type: previewTypes[output],
      async load() {
        const known = await cache.find(file.blobKey, key)
        if (known) return { bytes: known, isHit: true }
        let work = inWork.get(name)
        if (!work) {
          work = paint(file, options, isPicture).finally(() => inWork.delete(name))
          inWork.set(name, work)
          const bytes = await work
          cache.keep(file.blobKey, key, bytes)
        }
        return { bytes: await work, isHit: false }
      },
    }
  }
}

/** Only of files that are small enough to be shown; decoders want all of them at once. */
async function wholeOf(stream: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const whole = new Uint8Array(size)
  let at = 0
  for await (const piece of stream) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
