import type { FileId } from '@eidolon/contract/ids.ts'
import type { Buckets, ServedBucket } from './buckets.ts'
import type { CompleteChunk } from './complete-chunk.ts'
import type { FileStore } from './file-store.ts'
import { type Incoming, incoming, TooManyBytes } from './incoming.ts'
import type { KeepFile } from './keep-file.ts'
import type { ChunkReceiver, ReceivedChunk } from './receive-chunk.ts'
import type { StageBytes, Staged } from './stage-bytes.ts'
import type { BlobStore } from './ports.ts'
import { refuseForeignRoles } from '#application/documents/refusals.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type Caller, ownerFor, rolesOf } from '#domain/accounts/caller.ts'
import { mayCreate } from '#domain/documents/access.ts'
import { type DocumentRoles, grantableRoles, keptGrants } from '#domain/documents/grants.ts'
import { ownerPermissions, type Permission } from '#domain/documents/permission.ts'
import { type ContentRange, isWholeRange, rangeLength } from '#domain/files/content-range.ts'
import type { StoredFile } from '#domain/files/file.ts'
import { cleanName } from '#domain/files/file-name.ts'
import { mediaTypeOf } from '#domain/files/media-type.ts'
import { checkUpload, isFileId, refuseForeignType, type UploadHeaders } from '#domain/files/upload-rules.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly buckets: Buckets
  readonly store: FileStore
  readonly blobs: BlobStore
  readonly units: Transactions
  readonly ids: Ids
  readonly stage: StageBytes
  readonly keep: KeepFile
  readonly chunks: ChunkReceiver
  readonly complete: CompleteChunk
  readonly documentRoles: DocumentRoles
  readonly room: StorageQuota
}

export type UploadFields = {
  /** `unique()` leaves it to the server. */
  readonly fileId: FileId
  /** Absent: whoever uploads it may do everything with it, and nobody else anything. */
  readonly permissions?: readonly Permission[] | undefined
}

/**
 * A request that brings a file or a chunk of one. Its fields may come after the bytes, so these are taken in first and
 * everything is decided at the end, in the order of refusals that is part of the promise.
 */
export type OpenUpload = {
  /** Always reads all of `source`. Fails only when the client does. */
  receive(name: string, fileId: FileId | undefined, source: AsyncIterable<Uint8Array>): Promise<void>
  finish(fields: UploadFields): Promise<StoredFile>
  /** The request ended before it was complete. */
  abandon(): Promise<void>
}

type Received =
  | { readonly kind: 'whole'; readonly name: string; readonly mimeType: string; readonly staged: Staged }
  | { readonly kind: 'chunk'; readonly chunk: ReceivedChunk }
  /** Its upload is not known before the field that names it; until then it lies aside by itself. */
  | {
      readonly kind: 'aside'
      readonly name: string
      readonly range: ContentRange
      readonly mimeType: string
      readonly staged: Staged
    }
  | { readonly kind: 'refused'; readonly error: unknown }

/** Answers something that takes in one request. */
export function uploadFile(deps: Deps, caller: Caller, bucketId: string, headers: UploadHeaders): OpenUpload {
  const { buckets, store, blobs, units, ids, stage, keep, chunks, complete, documentRoles, room } = deps
  const served = buckets.find(bucketId)
  const roles = rolesOf(caller)
  const owner = ownerFor(caller)
  let received: Received | undefined

  async function take(at: ServedBucket, name: string, fileId: FileId | undefined, bytes: Incoming): Promise<Received> {
    const head = await bytes.head()
    if (head.length === 0) throw new Fault('storage_file_empty')
    const { range, targetId } = checkUpload(at.bucket, headers, name)
    const mimeType = mediaTypeOf(head, name)
    if ((range?.start ?? 0) === 0) refuseForeignType(at.bucket, mimeType)
    // A field that names no id is refused at the end, like every other.
    const id = targetId ?? (fileId !== undefined && (fileId === 'unique()' || isFileId(fileId)) ? fileId : undefined)
    if (!range || isWholeRange(range)) {
      if (id !== undefined && (await store.find(at.bucket, id))) throw new Fault('storage_file_already_exists')
      await room.refuseWithout(range?.size ?? 0, owner)
      const staged = await stage(bucketId, bytes, range?.size ?? at.bucket.maximumFileSize).catch(tooMany(range))
      if (range && staged.size < range.size) {
        await blobs.delete(staged.blobKey)
        throw new Fault('storage_invalid_content_range')
      }
      return { kind: 'whole', name, mimeType, staged }
    }
    await room.refuseLowDisk()
    if (id === undefined) {
      const staged = await stage(bucketId, bytes, rangeLength(range)).catch(tooMany(range))
      return { kind: 'aside', name, range, mimeType, staged }
    }
    const fresh = id === 'unique()' ? ids.unique() : id
    const chunk = await chunks
      .receive(at, caller, { fileId: fresh, name, range, mimeType }, bytes)
      .catch(tooMany(range))
    return { kind: 'chunk', chunk }
  }

  async function decide(at: ServedBucket, fields: UploadFields, what: Exclude<Received, { kind: 'refused' }>) {
    const permissions = fields.permissions
      ? keptGrants(fields.permissions, owner, documentRoles)
      : owner === undefined
        ? []
        : ownerPermissions(owner)
    if (what.kind === 'chunk') return complete(at, caller, what.chunk, permissions)
    const wanted = headers.uploadId ?? fields.fileId
    const fileId = wanted === 'unique()' ? ids.unique() : wanted
    const { staged, name, mimeType } = what
    if (what.kind === 'whole') {
      const facts = (await at.handler.examine?.({ blobKey: staged.blobKey, mimeType })) ?? {}
      return units.run((unit) =>
        room.within(unit, owner, async () => {
          const file = await keep(unit, at, { fileId, name, mimeType, owner, permissions }, staged)
          await at.handler.afterComplete?.(unit, file, caller, facts)
          return file
        }),
      )
    }
    const blob = await blobs.read(staged.blobKey)
    if (!blob) throw new Error(`The bytes of ${staged.blobKey} were kept and are not there`)
    const chunk = await chunks.receive(at, caller, { fileId, name, range: what.range, mimeType }, incoming(blob.stream))
    received = { kind: 'chunk', chunk }
    await blobs.delete(staged.blobKey)
    return complete(at, caller, chunk, permissions)
  }

  async function discard(): Promise<void> {
    if (!served || !received || received.kind === 'refused') return
    if (received.kind === 'chunk') await chunks.discard(served, received.chunk)
    else await blobs.delete(received.staged.blobKey)
  }

  return {
    async receive(given, fileId, source) {
      const bytes = incoming(source)
      try {
        if (served && mayCreate(served.guard, roles)) received = await take(served, cleanName(given), fileId, bytes)
      } catch (error) {
        received = { kind: 'refused', error }
      }
      await bytes.drain()
      const failure = bytes.failure()
      if (failure) throw failure
    },
    async finish(fields) {
      try {
        const at = buckets.at(bucketId)
        if (!mayCreate(at.guard, roles)) throw new Fault('user_unauthorized')
        refuseForeignRoles(fields.permissions, grantableRoles(caller, documentRoles))
        if (!received) throw new Fault('storage_file_empty')
        if (received.kind === 'refused') throw received.error
        return await decide(at, fields, received)
      } catch (error) {
        // Whether anything else has failed before or after it was kept is not certain: the sweeper will tell.
        if (error instanceof Fault) await discard()
        throw error
      }
    },
    abandon: discard,
  }
}

export type UploadFile = Bound<typeof uploadFile>

/** What is longer than announced does not match the announcement; what was not announced is too large. */
function tooMany(range: ContentRange | undefined): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof TooManyBytes)) throw error
    throw new Fault(range ? 'storage_invalid_content_range' : 'storage_invalid_file_size', {}, { cause: error })
  }
}
