import { bucketIds } from '@eidolon/contract/resources.ts'
import { type NewShare, sharedPath, type ShareLink, type ShareState } from '@eidolon/contract/media/shares.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import { findOwn } from '#application/media/find-own.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ItemAction } from '#domain/documents/permission.ts'
import { isSeen, isWhole } from '#domain/files/file.ts'
import { textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Shares, ShareSecrets } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  /** What is shared: pictures, albums, or stories. */
  readonly collection: Collection
  readonly shares: Shares
  readonly files: Pick<SystemFiles, 'find'>
  readonly secrets: ShareSecrets
  readonly units: Transactions
  readonly clock: Clock
}

export type ShareThings = {
  /** `at` is where the studio is reached. A new link takes the place of an older one. */
  share(caller: UserCaller, itemId: string, given: NewShare, at: string): Promise<ShareLink>
  state(caller: UserCaller, itemId: string): Promise<ShareState>
  /** The link stops working immediately. */
  revoke(caller: UserCaller, itemId: string): Promise<void>
}

/** Links to what is one's own for whoever has them. */
export function createShares({ store, collection, shares, files, secrets, units, clock }: Deps): ShareThings {
  /** What belongs to another account is answered as not found. */
  async function refuseForeign(
    caller: UserCaller,
    id: string,
    action: ItemAction,
    unit?: Transaction,
  ): Promise<Document> {
    const own = await findOwn(store, collection, { caller, id, action, ...(unit && { unit }) })
    if (!own) throw new Fault('document_not_found', { collection: collection.id, document: id })
    return own
  }

  /** A page shows strangers what it opens to; what they would have to download and open is not handed on by a link. */
  async function refuseUnseen({ data }: Document): Promise<void> {
    const fileId = textOf(data['fileId'])
    // An album or a story has no file of its own.
    if (fileId === '') return
    const file = await files.find(bucketIds.media, fileId)
    if (!file || !isWhole(file) || !isSeen(file)) throw new Fault('media_not_shareable')
  }

  return {
    async share(caller, itemId, given, at) {
      await refuseUnseen(await refuseForeign(caller, itemId, 'update'))
      const now = clock.now()
      const expire = given.expire === undefined ? null : formatDateTime(new Date(given.expire))
      if (expire !== null && expire <= formatDateTime(now)) throw invalidParam('expire', 'Value must be in the future')
      const token = secrets.token()
      const password = given.password === undefined ? null : await secrets.hashPassword(given.password, caller.userId)
      await units.run(async (unit) => {
        await refuseForeign(caller, itemId, 'update', unit)
        const createdAt = formatDateTime(now)
        const tokenHash = secrets.hash(token)
        const { includeRecipe = false } = given
        const made = { itemId, owner: caller.userId, tokenHash, password, createdAt, expire, includeRecipe }
        await shares.put(unit, made)
      })
      return { url: `${at}${sharedPath(token)}`, expire }
    },

    async state(caller, itemId) {
      await refuseForeign(caller, itemId, 'read')
      const share = await shares.of(itemId)
      const isOver = !share || (share.expire !== null && share.expire <= formatDateTime(clock.now()))
      if (isOver) return { shared: false, createdAt: null, expire: null, password: false, includeRecipe: false }
      const { createdAt, expire, password, includeRecipe } = share
      return { shared: true, createdAt, expire, password: password !== null, includeRecipe }
    },

    async revoke(caller, itemId) {
      await refuseForeign(caller, itemId, 'update')
      await units.run((unit) => shares.remove(unit, itemId))
    },
  }
}
