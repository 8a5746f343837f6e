import { bucketIds } from '@eidolon/contract/resources.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { newBlobKey } from '#application/files/stage-bytes.ts'
import type { ArrivedResults } from '#application/generations/ports.ts'
import { streamOf, wholeOf } from '#application/shared/streams.ts'
import type { Ids } from '#domain/shared/ids.ts'

/** Beside the files of media, where bytes that never become a file are swept. */
export function arrivedResults(blobs: BlobStore, ids: Ids): ArrivedResults {
  return {
    async put(bytes) {
      const key = newBlobKey(bucketIds.media, ids)
      await blobs.put(key, streamOf(bytes))
      return key
    },
    async get(key) {
      const found = await blobs.read(key)
      return found && wholeOf(found.stream)
    },
    forget: (key) => blobs.delete(key),
  }
}
