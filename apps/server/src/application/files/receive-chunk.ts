import type { FileId } from '@eidolon/contract/ids.ts'
import type { ServedBucket } from './buckets.ts'
import type { ChunkBlobs } from './chunk-blobs.ts'
import type { Digest, FileStore } from './file-store.ts'
import type { Incoming } from './incoming.ts'
import { UploadGone } from './ports.ts'
import type { RunningDigests } from './running-digests.ts'
import type { ReleaseBytes } from './release-bytes.ts'
import { newBlobKey } from './stage-bytes.ts'
import type { FileWriter } from './write-files.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { type Caller, ownerFor } from '#domain/accounts/caller.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { chunkNumber, planFrom } from '#domain/files/chunks.ts'
import { type ContentRange, rangeLength } from '#domain/files/content-range.ts'
import { type ArrivingFile, isArriving, type StoredFile } from '#domain/files/file.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly store: FileStore
  readonly writer: FileWriter
  readonly release: ReleaseBytes
  readonly chunkBlobs: ChunkBlobs
  readonly units: Transactions
  readonly digests: RunningDigests
  readonly clock: Clock
  readonly ids: Ids
  readonly room: StorageQuota
}

export type ChunkRequest = {
  readonly fileId: FileId
  readonly name: string
  readonly range: ContentRange
  /** What the bytes are, if they are the first of the file. */
  readonly mimeType: string
}

/** A chunk whose bytes are kept, and which does not count yet. */
export type ReceivedChunk = {
  readonly file: ArrivingFile
  readonly number: number
  readonly mimeType: string
  /** Whether the upload began with this request. */
  readonly isFirst: boolean
  readonly digest: Digest | undefined
}

export type ChunkReceiver = {
  receive(served: ServedBucket, caller: Caller, request: ChunkRequest, bytes: Incoming): Promise<ReceivedChunk>
  /** An upload that began with this chunk did not happen, unless it has got others meanwhile. */
  discard(served: ServedBucket, chunk: ReceivedChunk): Promise<void>
}

/**
 * Takes in one chunk. Its upload is recorded before the bytes are read, so that chunks that come side by side find the
 * same one. A chunk that is here already is not kept again: the first one counts.
 */
export function chunkReceiver(deps: Deps): ChunkReceiver {
  const { store, writer, release, chunkBlobs, units, digests, clock, ids, room } = deps

  async function openUpload({ bucket }: ServedBucket, caller: Caller, request: ChunkRequest) {
    const creator = creatorOf(caller)
    const owner = ownerFor(caller)
    const known = await store.find(bucket, request.fileId)
    if (known) return { file: continued(known, creator), isFirst: false }
    const plan = planFrom(request.range)
    if (!plan) throw new Fault('storage_invalid_content_range')
    await room.refuseWithout(plan.size, owner)
    const blobKey = newBlobKey(bucket.id, ids)
    const uploadId = await chunkBlobs.begin(blobKey, plan)
    const now = formatDateTime(clock.now())
    const file: ArrivingFile = {
      bucketId: bucket.id,
      id: request.fileId,
      createdAt: now,
      updatedAt: now,
      owner,
      permissions: owner === undefined ? [] : ownerPermissions(owner),
      name: request.name,
      size: plan.size,
      chunksTotal: plan.chunksTotal,
      blobKey,
      state: { kind: 'arriving', uploadId, chunkSize: plan.chunkSize, chunksUploaded: 0, creator, mimeType: '' },
    }
    // It counts as what it will be, so that others that begin meanwhile find the room taken.
    const begin = units.run((unit) => room.within(unit, owner, () => store.add(bucket, file, unit)))
    const isFirst = await begin.catch(async (error: unknown) => {
      await chunkBlobs.abort(blobKey, uploadId)
      throw error
    })
    if (isFirst) return { file, isFirst }
    await chunkBlobs.abort(blobKey, uploadId)
    const other = await store.find(bucket, request.fileId)
    if (!other) throw new Fault('storage_file_not_found')
    return { file: continued(other, creator), isFirst: false }
  }

  async function receiveInto(file: ArrivingFile, request: ChunkRequest, bytes: Incoming) {
    const { size, chunksTotal, blobKey, state } = file
    const number = chunkNumber({ size, chunkSize: state.chunkSize, chunksTotal }, request.range)
    if (number === undefined) throw new Fault('storage_invalid_content_range')
    const mimeType = number === 1 ? request.mimeType : ''
    if ((await store.chunks(blobKey)).includes(number)) {
      await bytes.drain()
      return { number, mimeType, digest: undefined }
    }
    const digest = digests.before(blobKey, number)
    const length = rangeLength(request.range)
    const taken = bytes.take(length, (piece) => digest?.update(piece))
    const kept = await chunkBlobs.put(blobKey, state.uploadId, number, taken).catch(gone)
    if (kept.size !== length) throw new Fault('storage_invalid_content_range', { expected: length, came: kept.size })
    return { number, mimeType, digest }
  }

  async function drop(served: ServedBucket, { id, blobKey }: ArrivingFile): Promise<void> {
    const gone = await units.run(async (unit) => {
      const stored = await store.find(served.bucket, id, unit)
      if (stored?.blobKey !== blobKey || (await store.chunks(blobKey, unit)).length > 0) return undefined
      await writer.remove(unit, served, stored)
      return stored
    })
    if (gone) await release(gone)
  }

  return {
    async receive(served, caller, request, bytes) {
      const { file, isFirst } = await openUpload(served, caller, request)
      try {
        return { file, isFirst, ...(await receiveInto(file, request, bytes)) }
      } catch (error) {
        if (isFirst) await drop(served, file)
        throw error
      }
    },
    async discard(served, { file, isFirst }) {
      if (isFirst) await drop(served, file)
    },
  }
}

/** Only who began an upload may go on with it: its last request decides who may read the whole. */
function continued(file: StoredFile, creator: string): ArrivingFile {
  if (isArriving(file) && file.state.creator === creator) return file
  throw new Fault('storage_file_already_exists', { bucket: file.bucketId, file: file.id })
}

const creatorOf = (caller: Caller): string => (caller.kind === 'user' ? `user:${caller.userId}` : 'guest')

/** It was deleted or finished meanwhile; which of the two the client finds out when it looks. */
function gone(error: unknown): never {
  throw error instanceof UploadGone ? new Fault('storage_file_not_found', {}, { cause: error }) : error
}
