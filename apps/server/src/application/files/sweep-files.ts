import type { Buckets, ServedBucket } from './buckets.ts'
import type { FileStore } from './file-store.ts'
import type { BlobStore } from './ports.ts'
import type { ReleaseBytes } from './release-bytes.ts'
import { blobFolder } from './stage-bytes.ts'
import type { FileWriter } from './write-files.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

type Deps = {
  readonly buckets: Buckets
  readonly store: FileStore
  readonly writer: FileWriter
  readonly blobs: BlobStore
  readonly units: Transactions
  readonly release: ReleaseBytes
  readonly clock: Clock
}

const day = 24 * 60 * 60 * 1000
/** How long an upload may wait for its next chunk. */
const patience = 7 * day
/** Bytes of an upload that is going on have no file yet; those of a day ago never will. */
const grace = day

export type Swept = { readonly uploads: number; readonly blobs: number }

/** Clears what interrupted work has left behind: uploads that nobody goes on with, and bytes of no file. */
export async function sweepFiles({ buckets, store, writer, blobs, units, release, clock }: Deps): Promise<Swept> {
  async function sweepUploads(served: ServedBucket): Promise<number> {
    const before = formatDateTime(new Date(clock.now().getTime() - patience))
    const stale = await store.arrivingBefore(served.bucket, before)
    for (const { id, blobKey } of stale) {
      const gone = await units.run(async (unit) => {
        const file = await store.find(served.bucket, id, unit)
        if (file?.blobKey !== blobKey || file.state.kind === 'whole' || file.updatedAt >= before) return undefined
        await writer.remove(unit, served, file)
        return file
      })
      if (gone) await release(gone)
    }
    return stale.length
  }

  async function sweepBlobs({ bucket }: ServedBucket): Promise<number> {
    const latest = Math.floor((clock.now().getTime() - grace) / 1000)
    let swept = 0
    let keys: string[] = []
    const clear = async (): Promise<void> => {
      const known = await store.knownBlobs(bucket, keys)
      for (const key of keys) {
        if (known.has(key)) continue
        await blobs.delete(key)
        swept += 1
      }
      keys = []
    }
    for await (const { key } of blobs.list(blobFolder(bucket.id))) {
      if (madeAt(key) < latest) keys.push(key)
      if (keys.length === 100) await clear()
    }
    await clear()
    return swept
  }

  let [uploads, cleared] = [0, 0]
  for (const served of buckets.all) {
    uploads += await sweepUploads(served)
    cleared += await sweepBlobs(served)
  }
  return { uploads, blobs: cleared }
}

/** Seconds since 1970: the first eight digits of the id that a key, or that of its chunk, ends with. */
function madeAt(key: string): number {
  const seconds = /\/([0-9a-f]{8})[0-9a-f]{12}(?:\.\d+)?$/.exec(key)?.[1]
  return seconds === undefined ? Infinity : parseInt(seconds, 16)
}
