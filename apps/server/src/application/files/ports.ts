/** Bytes as they come; a `ReadableStream` is one of these. A piece may be gone when the next one is asked for. */
export type ByteStream = AsyncIterable<Uint8Array>

/** Both ends belong to it, as in HTTP. An end past the last byte means the last byte. */
export type ByteRange = { readonly start: number; readonly end: number }

export type BlobInfo = { readonly key: string; readonly size: number; readonly modifiedAt: Date }

export type BlobUpload = { readonly key: string; readonly uploadId: string; readonly startedAt: Date }

/**
 * Keeps bytes under keys: lower-case names with slashes between them, at most 500 characters. A blob is seen whole or
 * not at all, and is on disk before the call that wrote it answers. Nothing is ever held in memory whole. A part alone
 * need not be on disk yet: what a power cut takes of it is noticed when the upload is completed.
 */
export type BlobStore = {
  /** Every part of an upload but the last has at least this many bytes. */
  readonly smallestPart: number
  /** Writes a blob in place of any other. Fails, changing nothing, when the source does or is not `size` long. */
  put(
    key: string,
    source: ByteStream | Uint8Array,
    options?: { readonly size?: number },
  ): Promise<{ readonly size: number }>
  /** `size` is the whole blob's. The stream has to be read to its end or canceled. */
  read(
    key: string,
    range?: ByteRange,
  ): Promise<{ readonly size: number; readonly stream: ReadableStream<Uint8Array> } | undefined>
  head(key: string): Promise<BlobInfo | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Everything whose key begins like this, in the order of the keys' bytes. */
  list(prefix: string): AsyncIterable<BlobInfo>

  /** Begins a blob that comes in parts, in any order, over any time: restarts do not end it. */
  beginUpload(key: string): Promise<string>
  /** Parts count from 1. One that comes again replaces the earlier one. */
  putPart(
    key: string,
    uploadId: string,
    part: number,
    source: ByteStream | Uint8Array,
  ): Promise<{ readonly size: number }>
  /** Which parts are there, in order. */
  parts(key: string, uploadId: string): Promise<readonly { readonly part: number; readonly size: number }[]>
  /** Makes parts 1 to `count` the blob, at once. Completing again is no error. */
  completeUpload(key: string, uploadId: string, count: number): Promise<{ readonly size: number }>
  /** Aborting what is not there is no error. */
  abortUpload(key: string, uploadId: string): Promise<void>
  /** Uploads that are neither complete nor aborted, so that forgotten ones can be. */
  uploads(): AsyncIterable<BlobUpload>
}

/** The upload was completed or aborted, or never begun. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone'
}

/** Parts never came, or were lost before they were on disk, so the upload cannot be completed yet. */
export class PartsMissing extends Error {
  override readonly name = 'PartsMissing'
  readonly parts: readonly number[]

  constructor(parts: readonly number[], count: number) {
    super(`Of ${count} parts ${parts.length} are missing, the first of them being ${parts[0]}`)
    this.parts = parts
  }
}

/** The range begins past the end of the blob. */
export class RangeOutside extends Error {
  override readonly name = 'RangeOutside'
  readonly size: number

  constructor(size: number) {
    super(`The range begins past the end of ${size} bytes`)
    this.size = size
  }
}

/** The source gave another number of bytes than it was said to have. */
export class SizeMismatch extends Error {
  override readonly name = 'SizeMismatch'
}
