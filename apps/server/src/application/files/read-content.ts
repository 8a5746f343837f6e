import type { FilePlace, GetFile } from './get-file.ts'
import type { BlobStore } from './ports.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

export type Content = {
  readonly file: WholeFile
  open(range: ByteRange): Promise<ReadableStream<Uint8Array>>
}

/** A file to be looked at or downloaded. One that is still arriving has nothing to show. */
export function readContent({ getFile, blobs }: { readonly getFile: GetFile; readonly blobs: BlobStore }) {
  return async (caller: Caller, place: FilePlace): Promise<Content> => {
    const file = await getFile(caller, place)
    if (!isWhole(file)) throw new Fault('storage_file_not_found')
    return {
      file,
      async open(range) {
        const blob = await blobs.read(file.blobKey, range)
        // It may have been deleted since.
        if (!blob) throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
        return blob.stream
      },
    }
  }
}
