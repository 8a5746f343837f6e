import type { UserId } from '@eidolon/contract/ids.ts'
import { trashDays } from '@eidolon/contract/media/media.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Shares } from '#application/shares/ports.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { findMedia } from './find-own.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly documents: SystemDocuments
  readonly library: Pick<MediaLibrary, 'trashed'>
  readonly shares: Pick<Shares, 'removeExpired'>
  readonly albumShares: Pick<Shares, 'removeExpired'>
  readonly storyShares: Pick<Shares, 'removeExpired'>
  readonly units: Transactions
  readonly clock: Clock
}

/** Rows that go in one unit, so that others get their turn. */
const max = 200
const day = 24 * 60 * 60 * 1000

export type DeleteMedia = {
  /** All of them or none. */
  these(caller: UserCaller, given: readonly string[]): Promise<number>
  /** Everything in the account's trash. */
  emptyTrash(caller: UserCaller): Promise<number>
  /** What has been in the trash for as long as it stays there, and links that have ended. */
  expired(): Promise<number>
}

/** Deletes for ever; the rules of media take files, links and covers along. */
export function deleteMedia({
  store,
  documents,
  library,
  shares,
  albumShares,
  storyShares,
  units,
  clock,
}: Deps): DeleteMedia {
  async function sweep(owner: UserId | undefined, before: string): Promise<number> {
    for (let gone = 0; ;) {
      const ids = await library.trashed({ ...(owner !== undefined && { owner }), before, max })
      gone += await units.run(async (unit) => {
        let removed = 0
        for (const id of ids) {
          const found = await documents.find(collectionIds.media, id, unit)
          const trashedAt = found?.data['trashedAt']
          // Somebody may have taken it back since.
          if (typeof trashedAt !== 'string' || trashedAt > before) continue
          await documents.remove(unit, collectionIds.media, id)
          removed += 1
        }
        return removed
      })
      if (ids.length < max) return gone
    }
  }

  return {
    async these(caller, given) {
      const ids = [...new Set(given)]
      await units.run(async (unit) => {
        for (const id of ids) await findMedia(store, caller, id, { action: 'delete', unit })
        for (const id of ids) await documents.remove(unit, collectionIds.media, id)
      })
      return ids.length
    },
    emptyTrash: ({ userId }) => sweep(userId, formatDateTime(clock.now())),
    async expired() {
      const now = clock.now()
      await units.run(async (unit) => {
        await shares.removeExpired(unit, formatDateTime(now))
        await albumShares.removeExpired(unit, formatDateTime(now))
        await storyShares.removeExpired(unit, formatDateTime(now))
      })
      return sweep(undefined, formatDateTime(new Date(now.getTime() - trashDays * day)))
    },
  }
}
