import type { MediaId } from '@eidolon/contract/ids.ts'
import { type NewShare, sharedPath, type ShareLink, type ShareState } from '@eidolon/contract/shares.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import { findMedia } from '#application/media/find-own.ts'
import type { Units } from '#application/shared/unit.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import type { Shares, ShareSecrets } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly shares: Shares
  readonly secrets: ShareSecrets
  readonly units: Units
  readonly clock: Clock
}

/** Links to one's own media for whoever has them. */
export function shareMedia({ store, shares, secrets, units, clock }: Deps) {
  return {
    /** `at` is where the studio is reached. A new link takes the place of an older one. */
    async share(caller: UserCaller, mediaId: MediaId, given: NewShare, at: string): Promise<ShareLink> {
      await findMedia(store, caller, mediaId, { action: 'update' })
      const now = clock.now()
      const expire = given.expire === undefined ? null : formatDateTime(new Date(given.expire))
      if (expire !== null && expire <= formatDateTime(now)) throw invalidParam('expire', 'Value must be in the future')
      const token = secrets.token()
      const password = given.password === undefined ? null : await secrets.hashPassword(given.password)
      await units.run(async (unit) => {
        await findMedia(store, caller, mediaId, { action: 'update', unit })
        const createdAt = formatDateTime(now)
        const tokenHash = secrets.hash(token)
        await shares.put(unit, { mediaId, owner: caller.userId, tokenHash, password, createdAt, expire })
      })
      return { url: `${at}${sharedPath(token)}`, expire }
    },

    async state(caller: UserCaller, mediaId: MediaId): Promise<ShareState> {
      await findMedia(store, caller, mediaId)
      const share = await shares.ofMedia(mediaId)
      const isOver = !share || (share.expire !== null && share.expire <= formatDateTime(clock.now()))
      if (isOver) return { shared: false, createdAt: null, expire: null, password: false }
      return { shared: true, createdAt: share.createdAt, expire: share.expire, password: share.password !== null }
    },

    /** From this moment on the link leads nowhere. */
    async revoke(caller: UserCaller, mediaId: MediaId): Promise<void> {
      await findMedia(store, caller, mediaId, { action: 'update' })
      await units.run((unit) => shares.remove(unit, mediaId))
    },
  }
}
