import type { FileId } from '@eidolon/contract/ids.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { StoredFile } from '#domain/files/file.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = {
  readonly library: Pick<MediaLibrary, 'isFileUsed'>
  readonly units: Transactions
  readonly files: () => Pick<SystemFiles, 'find' | 'remove' | 'release'>
  /** Runs something as if nothing had called it: within a unit no other can begin. */
  readonly outside: (work: () => Promise<void>) => Promise<void>
  /** The file is gone for everybody by now; bytes that stay behind are found by the sweeper. */
  readonly onProblem: (error: unknown) => void
}

/** Where the files of deleted media go. Disposing it waits for what is still being let go. */
export type MediaBin = AsyncDisposable & {
  /** Removes the file with the unit unless another row needs it; its bytes go once the unit has become true. */
  drop(unit: Transaction, fileId: FileId): Promise<void>
}

export function mediaBin({ library, units, files, outside, onProblem }: Deps): MediaBin {
  const going = new Set<Promise<void>>()

  /** A unit of its own waits for the one that removed the file; only then is it known whether that came true. */
  async function letGo(file: StoredFile): Promise<void> {
    try {
      const stillThere = await units.run((unit) => files().find(bucketIds.media, file.id, unit))
      if (stillThere?.blobKey !== file.blobKey) await files().release(file)
    } catch (error) {
      onProblem(error)
    }
  }

  return {
    async drop(unit, fileId) {
      if (await library.isFileUsed(unit, fileId)) return
      const file = await files().remove(unit, bucketIds.media, fileId)
      if (!file) return
      const gone = outside(() => letGo(file)).finally(() => going.delete(gone))
      going.add(gone)
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled(going)
    },
  }
}
