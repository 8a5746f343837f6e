import type { FileHandler } from './file-store.ts'
import type { Guarded } from '#domain/documents/access.ts'
import type { Bucket } from '#domain/files/bucket.ts'
import { guardOf } from '#domain/files/file.ts'
import { Fault } from '#domain/shared/fault.ts'

/** A bucket with everything that requests to it need, put together once. */
export type ServedBucket = { readonly bucket: Bucket; readonly guard: Guarded; readonly handler: FileHandler }

export type Buckets = {
  readonly all: readonly ServedBucket[]
  /** Undefined for what does not exist or is switched off. */
  find(bucketId: string): ServedBucket | undefined
  /** Refuses what does not exist or is switched off. */
  at(bucketId: string): ServedBucket
}

export function servedBuckets(all: readonly Bucket[], handlers: Readonly<Record<string, FileHandler>> = {}): Buckets {
  const served = new Map(
    all.map((bucket) => [bucket.id, { bucket, guard: guardOf(bucket), handler: handlers[bucket.id] ?? {} }]),
  )
  const find = (bucketId: string): ServedBucket | undefined => {
    const found = served.get(bucketId)
    return found?.bucket.enabled ? found : undefined
  }
  return {
    all: [...served.values()],
    find,
    at(bucketId) {
      const found = find(bucketId)
      if (!found) throw new Fault('storage_bucket_not_found')
      return found
    },
  }
}
