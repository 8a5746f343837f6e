import type { ReadableBy } from '#application/documents/ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import type { Bucket } from '#domain/files/bucket.ts'
import type { ArrivingFile, StoredFile, WholeFile } from '#domain/files/file.ts'

/** Files of a list as JSON texts: only the client looks into them. */
export type FilePage = { readonly total: number; readonly files: readonly string[] }
export type FileSearch = { readonly query: ListQuery; readonly search: string | undefined }

/** Keeps what is known of files; their bytes are in the blob store. */
export type FileStore = {
  /** Within a unit the row is locked until the unit ends. */
  find(bucket: Bucket, id: string, unit?: Transaction): Promise<StoredFile | undefined>
  /** Undefined when the cursor names no file that `readableBy` reaches. */
  list(bucket: Bucket, search: FileSearch, readableBy: ReadableBy): Promise<FilePage | undefined>
  /** False when the id is taken. */
  add(bucket: Bucket, file: StoredFile, unit: Transaction): Promise<boolean>
  /** `before` is what `find` gave within the same unit. */
  change(bucket: Bucket, before: StoredFile, after: StoredFile, unit: Transaction): Promise<void>
  remove(bucket: Bucket, file: StoredFile, unit: Transaction): Promise<void>
  /** Which chunks of an upload are here. */
  chunks(blobKey: string, unit?: Transaction): Promise<readonly number[]>
  /** Adding one that is here already changes nothing. */
  addChunk(blobKey: string, number: number, unit: Transaction): Promise<void>
  /** Those of the numbers, or all. */
  forgetChunks(blobKey: string, unit: Transaction, numbers?: readonly number[]): Promise<void>
  /** Uploads that have got no chunk since then, some at a time. */
  arrivingBefore(bucket: Bucket, moment: string): Promise<readonly ArrivingFile[]>
  /** Which of these keys belong to a file of the bucket. */
  knownBlobs(bucket: Bucket, keys: readonly string[]): Promise<ReadonlySet<string>>
}

/** How the studio adds to a bucket. What is told `after` is inside the unit: what it writes is kept or undone with it. */
export type FileHandler = {
  /** A client's bytes are all here, and no unit has begun: the time to look into them. */
  examine?(arrived: { readonly blobKey: string; readonly mimeType: string }): Promise<FileFacts>
  /** A client's upload is whole. May refuse it by throwing a `Fault`. */
  afterComplete?(unit: Transaction, file: WholeFile, caller: Caller, facts: FileFacts): Promise<void>
  /** A client has deleted a file that was whole. */
  afterDelete?(unit: Transaction, file: WholeFile, caller: Caller): Promise<void>
}

/** What was found in the bytes of a file. */
export type FileFacts = Readonly<Record<string, string | number | null>>

/** MD5 of bytes as they come by. */
export type Digest = {
  /** The bytes may be gone once it has answered. What it answers has to be waited for before the next. */
  update(bytes: Uint8Array): void | Promise<void>
  /** It may be long until it goes on: what it holds until then is given back. */
  rest(): void
  /** One that goes on from here by itself. */
  copy(): Digest
  /** Ends it. */
  hex(): string | Promise<string>
}
export type NewDigest = () => Digest
