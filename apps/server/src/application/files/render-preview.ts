import type { FilePlace, GetFile } from './get-file.ts'
import type { BlobStore } from './ports.ts'
import type { PreviewBudget } from './preview-budget.ts'
import type { PreviewCache, PreviewPainter, PreviewWatch } from './previews.ts'
import { singleFlight } from '#application/shared/single-flight.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import {
  isPreviewable,
  markingWork,
  previewFormat,
  previewKey,
  type PreviewOptions,
  previewTypes,
} from '#domain/files/preview.ts'
import { isMarkedType } from '#domain/marking/statement.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import { wholeOf } from '#application/shared/streams.ts'

type Deps = {
  readonly getFile: GetFile
  readonly blobs: BlobStore
  readonly painter: PreviewPainter
  readonly cache: PreviewCache
  readonly budget: PreviewBudget
  /** Marks what leaves as large as it is kept; smaller ones are for screens. */
  readonly mark?: MarkDerived | undefined
}

/** What is asked for; the format may be left to the file. */
export type PreviewRequest = Omit<PreviewOptions, 'output'> & { readonly output: string | undefined }

export type Preview = {
  readonly file: WholeFile
  /** The same key means the same bytes, for as long as the file has the same ones. */
  readonly key: string
  readonly type: string
  /** Its owner may have it marked in another way the next minute: then its key says nothing of its bytes. */
  readonly isMarked: boolean
  /** `gone` is aborted when the request does not wait any more. */
  load(gone: AbortSignal): Promise<{ readonly bytes: Uint8Array; readonly isHit: boolean }>
}

export type RenderPreview = (caller: Caller, place: FilePlace, request: PreviewRequest) => Promise<Preview>

/** The picture that stands for a file. Who may not read the file gets none, whether it is at hand or not. */
export function renderPreview({ getFile, blobs, painter, cache, budget, mark }: Deps): RenderPreview {
  // A request for what is being made already waits for that one.
  const inWork = singleFlight<Uint8Array>()

  async function paint(
    file: WholeFile,
    options: PreviewOptions,
    isPicture: boolean,
    watch: PreviewWatch,
  ): Promise<Uint8Array> {
    if (!isPicture) return painter.placeholder(options, watch)
    return painter.paint(
      async () => {
        // Those that waited together may have been too much.
        budget.refuseSpent(watch.who)
        const blob = await blobs.read(file.blobKey)
        if (!blob) throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
        // Only of files that are small enough to be shown; decoders want all of them at once.
        return wholeOf(blob.stream)
      },
      options,
      watch,
    )
  }

  async function preview(caller: Caller, place: FilePlace, request: PreviewRequest): Promise<Preview> {
    const file = await getFile(caller, place)
    if (!isWhole(file)) throw new Fault('storage_file_not_found')
    const { mimeType } = file.state
    const isPicture = isPreviewable({ mimeType, size: file.size })
    const output = isPicture ? previewFormat(request.output, file.name, mimeType) : 'png'
    const options: PreviewOptions = { ...request, output }
    const key = `${isPicture ? '' : 'placeholder-'}${previewKey(options)}`
    const name = `${file.blobKey} ${key}`
    const who = caller.kind === 'user' ? `user:${caller.userId}` : placeOf(caller.ip)
    const type = previewTypes[output]
    const isWholeSize = isPicture && request.width === 0 && request.height === 0
    const marked = isWholeSize && mark && isMarkedType(type) ? { mark, type } : undefined

    const left = async (bytes: Uint8Array) => {
      if (!marked) return bytes
      budget.spend(who, markingWork(bytes.length))
      return marked.mark(file, marked.type, bytes)
    }

    return {
      file,
      key,
      type,
      isMarked: marked !== undefined,
      async load(gone) {
        // Marking is work each time, also of what is at hand.
        if (marked) budget.refuseSpent(who)
        const known = await cache.find(file.blobKey, key)
        if (known) return { bytes: await left(known), isHit: true }
        budget.refuseSpent(who)
        const bytes = await inWork.join(name, gone, async (signal) => {
          const work = (units: number): void => budget.spend(who, units)
          const made = await paint(file, options, isPicture, { who, signal, work })
          cache.keep(file.blobKey, key, made)
          return made
        })
        return { bytes: await left(bytes), isHit: false }
      },
    }
  }

  return preview
}
