import type { ServedBucket } from './buckets.ts'
import type { FileStore } from './file-store.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { fileEvent, isArriving, isWhole, type StoredFile, type WholeFile } from '#domain/files/file.ts'
import type { Action } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'

/** What every write does: keep it and publish it in the same unit. Clients hear of whole files only. */
export type FileWriter = {
  add(unit: Transaction, served: ServedBucket, file: WholeFile): Promise<void>
  /** An upload has become whole. */
  finish(unit: Transaction, served: ServedBucket, before: StoredFile, file: WholeFile): Promise<void>
  change(unit: Transaction, served: ServedBucket, before: StoredFile, after: StoredFile): Promise<void>
  remove(unit: Transaction, served: ServedBucket, file: StoredFile): Promise<void>
}

export function fileWriter({ store, clock }: { readonly store: FileStore; readonly clock: Clock }): FileWriter {
  function publish(unit: Transaction, { bucket }: ServedBucket, action: Action, file: StoredFile): void {
    if (isWhole(file)) unit.publish(fileEvent(bucket, action, file, formatDateTime(clock.now())))
  }

  return {
    async add(unit, served, file) {
      const added = await store.add(served.bucket, file, unit)
      if (!added) throw new Fault('storage_file_already_exists', { bucket: file.bucketId, file: file.id })
      publish(unit, served, 'create', file)
    },
    async finish(unit, served, before, file) {
      await store.change(served.bucket, before, file, unit)
      if (isArriving(before)) await store.forgetChunks(before.blobKey, unit)
      publish(unit, served, 'create', file)
    },
    async change(unit, served, before, after) {
      await store.change(served.bucket, before, after, unit)
      publish(unit, served, 'update', after)
    },
    async remove(unit, served, file) {
      await store.remove(served.bucket, file, unit)
      if (isArriving(file)) await store.forgetChunks(file.blobKey, unit)
      publish(unit, served, 'delete', file)
    },
  }
}
