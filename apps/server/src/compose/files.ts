import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { md5Thread } from '#adapters/files/md5-thread.ts'
import { brightnessAside } from '#adapters/images/brightness.ts'
import { fingerprintAside } from '#adapters/images/fingerprint.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { previewCache } from '#adapters/images/preview-cache.ts'
import { sharpPainter } from '#adapters/images/sharp.ts'
import { watermarkThread } from '#adapters/marking/watermark-thread.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlFiles } from '#adapters/sql/files/files.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { servedBuckets } from '#application/files/buckets.ts'
import { chunkBlobs } from '#application/files/chunk-blobs.ts'
import { completeChunk } from '#application/files/complete-chunk.ts'
import { deleteFile } from '#application/files/delete-file.ts'
import type { FileHandler } from '#application/files/file-store.ts'
import { getFile } from '#application/files/get-file.ts'
import { keepFile } from '#application/files/keep-file.ts'
import { leaveAsKept, type LeaveFile } from '#application/files/outgoing-file.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { listFiles } from '#application/files/list-files.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { previewBudget } from '#application/files/preview-budget.ts'
import { readContent } from '#application/files/read-content.ts'
import { chunkReceiver } from '#application/files/receive-chunk.ts'
import { releaseBytes } from '#application/files/release-bytes.ts'
import { type Preview, type PreviewRequest, renderPreview } from '#application/files/render-preview.ts'
import { runningDigests } from '#application/files/running-digests.ts'
import { stageBytes } from '#application/files/stage-bytes.ts'
import { sweepFiles, type Swept } from '#application/files/sweep-files.ts'
import { type SystemFiles, systemFiles } from '#application/files/system-files.ts'
import { updateFile } from '#application/files/update-file.ts'
import { uploadFile } from '#application/files/upload-file.ts'
import type { FileUseCases } from '#application/files/use-cases.ts'
import { fileWriter } from '#application/files/write-files.ts'
import type { ReadWatermark, TakeFingerprint } from '#application/provenance/ports.ts'
import type { CropPicture } from '#application/stories/ports.ts'
import type { ConvertPicture } from '#application/media/save-as.ts'
import type { Meters } from '#application/metrics/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { DocumentRoles } from '#domain/documents/grants.ts'
import { characterBucket, mediaBucket } from '#domain/media/buckets.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { fileRoutes } from '#transport/http/routes/files.ts'

const previewsOnDisk = 512 * 1024 * 1024
const previewsInMemory = 64 * 1024 * 1024
/** For one account, by `previewWork`: some thousand thumbnails of a library that nobody has looked at yet. */
const previewsInAMinute = 3000
/** As wide as two columns of an album are on a phone. */
const thumbnail: PreviewRequest = {
  width: 480,
  height: 0,
  gravity: 'center',
  quality: 82,
  borderWidth: 0,
  borderColor: '',
  borderRadius: 0,
  opacity: 1,
  rotation: 0,
  background: undefined,
  output: 'webp',
}
const hour = 60 * 60 * 1000

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly blobs: BlobStore
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** Which roles clients hand out. */
  readonly documentRoles: DocumentRoles
  /** What the studio adds, by the bucket's id. */
  readonly handlers?: Readonly<Record<string, FileHandler>>
  /** Without it nobody asks how much there is. */
  readonly room?: StorageQuota
  /** How files leave; as they are kept unless said. */
  readonly leaving?: {
    readonly leave: LeaveFile
    readonly purge: (blobKey: string) => Promise<void>
    readonly derived?: MarkDerived
  }
  /** How much may be made for one account in a minute, unless it is the usual. */
  readonly previewWork?: number
  readonly meters?: Meters | undefined
}

/** Disposing it finishes what is being written. */
export type Files = AsyncDisposable & {
  readonly useCases: FileUseCases
  /** For the studio itself. */
  readonly system: SystemFiles
  readonly leave: LeaveFile
  /** A small picture of a file, whoever may read it: to be asked for after it is known who looks. */
  readonly thumbnail: (bucketId: string, fileId: string, ip: string) => Promise<Preview>
  /** A picture that somebody brings as a WebP of bearable size. Throws a `Fault` when it is none. */
  readonly still: (picture: Uint8Array, who: string) => Promise<Uint8Array>
  /** A part of a picture as a JPEG. */
  readonly crop: CropPicture
  readonly convert: ConvertPicture
  readonly fingerprint: TakeFingerprint
  readonly readWatermark: ReadWatermark
  sweep(): Promise<Swept>
  /** Adds the routes of files to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** Files over an open database whose schema is up to date. What interrupted work left behind is cleared every hour. */
export function composeFiles(given: Deps): Files {
  const {
    db,
    units,
    blobs,
    clock,
    ids,
    log,
    dataDir,
    documentRoles,
    handlers,
    previewWork = previewsInAMinute,
    room = unlimitedStorage,
    leaving = { leave: withDeps(leaveAsKept, blobs), purge: async () => {} },
  } = given
  const onProblem = (err: unknown) => log.warn({ err }, 'a preview or the bytes of a deleted file are left behind')
  const buckets = servedBuckets([characterBucket, mediaBucket], handlers)
  const store = sqlFiles(db, sqlDocuments(db))
  const writer = fileWriter({ store, clock })
  const kept = previewCache({
    folder: join(dataDir, 'cache', 'previews'),
    onDisk: previewsOnDisk,
    inMemory: previewsInMemory,
    onProblem,
  })
  const previews = given.meters?.cache('previews', kept) ?? kept
  const signatures = md5Thread()
  const { newDigest } = signatures
  const use = { newDigest, chunkBlobs: chunkBlobs(blobs) }
  const parts = { buckets, store, writer, blobs, units, clock, ids, documentRoles, room, ...use }
  const release = withDeps(releaseBytes, { ...parts, previews, purge: leaving.purge, onProblem })
  const digests = runningDigests(newDigest)
  const pictures = imageWorkerPool({ timers: systemTimers })
  const watermarks = watermarkThread()
  const { signal } = new AbortController()
  const stage = withDeps(stageBytes, parts)
  const keep = withDeps(keepFile, parts)
  const get = withDeps(getFile, parts)
  const chunks = chunkReceiver({ ...parts, release, digests })
  const complete = withDeps(completeChunk, { ...parts, digests })
  const painting = {
    blobs,
    painter: sharpPainter(pictures),
    cache: previews,
    budget: previewBudget({ clock, max: previewWork }),
  }
  const ofAny = renderPreview({
    ...painting,
    async getFile(_caller, { bucketId, fileId }) {
      const file = await store.find(buckets.at(bucketId).bucket, fileId)
      if (!file) throw new Fault('storage_file_not_found')
      return file
    },
  })
  const useCases: FileUseCases = {
    list: withDeps(listFiles, parts),
    get,
    upload: withDeps(uploadFile, { ...parts, stage, keep, chunks, complete }),
    update: withDeps(updateFile, parts),
    remove: withDeps(deleteFile, { ...parts, release }),
    content: withDeps(readContent, { getFile: get, leave: leaving.leave }),
    preview: renderPreview({ getFile: get, ...painting, mark: leaving.derived }),
  }
  const sweep = withDeps(sweepFiles, { ...parts, release })
  const sweeping = setInterval(() => {
    sweep().then(
      (swept) => log.info(swept, 'files swept'),
      (err: unknown) => log.warn({ err }, 'files could not be swept'),
    )
  }, hour).unref()
  return {
    useCases,
    system: systemFiles({ ...parts, stage, keep, release }),
    thumbnail: (bucketId, fileId, ip) => ofAny({ kind: 'guest', ip }, { bucketId, fileId }, thumbnail),
    leave: leaving.leave,
    still: (input, who) => pictures.make(async () => ({ kind: 'still', input }), { who, signal }),
    crop: (input, crop, watch) => pictures.make(async () => ({ kind: 'crop', input, crop }), watch),
    async convert(input, format, watch) {
      const bytes = await pictures.make(async () => ({ kind: 'convert', input, format }), watch)
      return bytes.length > 0 ? bytes : undefined
    },
    fingerprint: (picture, watch) => fingerprintAside(pictures, picture, watch),
    readWatermark: async (picture, watch) => watermarks.read(await brightnessAside(pictures, picture, watch)),
    sweep,
    routes: (scope) => fileRoutes(scope, useCases),
    async [Symbol.asyncDispose]() {
      clearInterval(sweeping)
      pictures[Symbol.dispose]()
      await previews[Symbol.asyncDispose]()
      await signatures[Symbol.asyncDispose]()
    },
  }
}
