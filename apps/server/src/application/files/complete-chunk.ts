import type { ServedBucket } from './buckets.ts'
import type { ChunkBlobs } from './chunk-blobs.ts'
import type { FileStore, NewDigest } from './file-store.ts'
import { type BlobStore, PartsMissing } from './ports.ts'
import type { ReceivedChunk } from './receive-chunk.ts'
import type { RunningDigests } from './running-digests.ts'
import type { FileWriter } from './write-files.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Permission } from '#domain/documents/permission.ts'
import { contiguous } from '#domain/files/chunks.ts'
import { type ArrivingFile, isArriving, shownChunks, type StoredFile, type WholeFile } from '#domain/files/file.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly store: FileStore
  readonly writer: FileWriter
  readonly blobs: BlobStore
  readonly chunkBlobs: ChunkBlobs
  readonly units: Transactions
  readonly digests: RunningDigests
  readonly newDigest: NewDigest
  readonly clock: Clock
}

/**
 * Makes a received chunk count, and the file whole when it was the last one missing. The bytes are put together before
 * the file is said to be whole; whatever is cut off in between is taken up again by the same chunk sent once more.
 */
export async function completeChunk(
  { store, writer, blobs, chunkBlobs, units, digests, newDigest, clock }: Deps,
  served: ServedBucket,
  caller: Caller,
  chunk: ReceivedChunk,
  permissions: readonly Permission[],
): Promise<StoredFile> {
  /** The upload as it is now, locked until the unit ends. */
  async function current(
    unit: Transaction,
    { bucket }: ServedBucket,
    { id, blobKey }: ArrivingFile,
  ): Promise<ArrivingFile> {
    const stored = await store.find(bucket, id, unit)
    if (stored?.blobKey !== blobKey) throw new Fault('storage_file_not_found', { bucket: bucket.id, file: id })
    if (!isArriving(stored)) throw new Fault('storage_file_already_exists', { bucket: bucket.id, file: id })
    return stored
  }

  async function count(served: ServedBucket, chunk: ReceivedChunk, permissions: readonly Permission[]) {
    return units.run(async (unit) => {
      const stored = await current(unit, served, chunk.file)
      const before = await store.chunks(stored.blobKey, unit)
      const isNew = !before.includes(chunk.number)
      if (isNew) await store.addChunk(stored.blobKey, chunk.number, unit)
      const uploaded = contiguous(0, [...before, chunk.number])
      const file: ArrivingFile = {
        ...stored,
        permissions,
        updatedAt: formatDateTime(clock.now()),
        state: {
          ...stored.state,
          chunksUploaded: shownChunks(stored.chunksTotal, uploaded),
          mimeType: chunk.mimeType || stored.state.mimeType,
        },
      }
      await store.change(served.bucket, stored, file, unit)
      return { file, isNew, isAll: uploaded === stored.chunksTotal }
    })
  }

  /** What the disk has lost is not here any more: whoever asks how far the upload is sends it again. */
  async function putTogether(served: ServedBucket, file: ArrivingFile): Promise<void> {
    const { blobKey, state, chunksTotal } = file
    try {
      await chunkBlobs.complete(blobKey, state.uploadId, chunksTotal)
    } catch (error) {
      if (!(error instanceof PartsMissing)) throw error
      digests.forget(blobKey)
      await units.run(async (unit) => {
        const stored = await current(unit, served, file)
        await store.forgetChunks(blobKey, unit, error.parts)
        const chunksUploaded = contiguous(0, await store.chunks(blobKey, unit))
        await store.change(served.bucket, stored, { ...stored, state: { ...stored.state, chunksUploaded } }, unit)
      })
      const message = 'Chunks of this file were lost before they were on disk. Please send them again.'
      throw new Fault('general_service_unavailable', { lost: error.parts.length }, { message, cause: error })
    }
  }

  async function signatureOf({ blobKey, chunksTotal }: ArrivingFile): Promise<string> {
    // One that was lost on the way is made anew.
    const known = await digests.end(blobKey, chunksTotal).catch(() => undefined)
    if (known !== undefined) return known
    const blob = await blobs.read(blobKey)
    if (!blob) throw new Error(`The bytes of ${blobKey} were put together and are not there`)
    const digest = newDigest()
    for await (const piece of blob.stream) await digest.update(piece)
    return digest.hex()
  }

  const { file, isNew, isAll } = await count(served, chunk, permissions)
  // Two requests with the same chunk: which of them was kept last, and so what the digest has to say, is not known.
  if (!isNew && chunk.digest) digests.forget(file.blobKey)
  else if (chunk.digest) digests.keep(file.blobKey, chunk.number, chunk.digest)
  if (!isAll) return file

  await putTogether(served, file)
  const signature = await signatureOf(file)
  const { blobKey, state } = file
  const facts = (await served.handler.examine?.({ blobKey, mimeType: state.mimeType })) ?? {}
  return units.run(async (unit) => {
    const stored = await current(unit, served, file)
    const whole: WholeFile = {
      ...stored,
      updatedAt: formatDateTime(clock.now()),
      state: { kind: 'whole', signature, mimeType: stored.state.mimeType },
    }
    await writer.finish(unit, served, stored, whole)
    await served.handler.afterComplete?.(unit, whole, caller, facts)
    return whole
  })
}

export type CompleteChunk = Bound<typeof completeChunk>
