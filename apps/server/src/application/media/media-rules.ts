import { changeableMediaFields } from '@eidolon/contract/media/media.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { CollectionHandler, DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Shares } from '#application/shares/ports.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { type Data, refusedAttribute } from '#domain/documents/structure.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { findOwn } from './find-own.ts'
import type { MediaBin } from './media-bin.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly library: MediaLibrary
  readonly shares: Shares
  readonly bin: MediaBin
  readonly documents: () => SystemDocuments
  readonly clock: Clock
}

/** Albums that one picture can be in. */
const maxAlbums = 100
const changeable: readonly string[] = changeableMediaFields

/** Rows of the library: their owner sorts and deletes them, the rest is the studio's. */
export function mediaRules({ store, library, shares, bin, documents, clock }: Deps): CollectionHandler {
  return {
    async beforeUpdate({ unit, caller, stored, changed, permissions }) {
      const foreign = Object.keys(changed).find((name) => !changeable.includes(name))
      if (foreign !== undefined) throw refusedAttribute(foreign, 'Only the studio changes it.')
      if (permissions)
        throw new Fault('user_unauthorized', {}, { message: 'Media is shown to others by its share link.' })
      const read: Record<string, Data[string]> = { ...changed }
      if ('albumIds' in changed) read['albumIds'] = await ownAlbums(unit, caller, listOf(changed['albumIds']))
      // When it was thrown away is for the server to say: the day of its end depends on it.
      if ('trashedAt' in changed && changed['trashedAt'] !== null) {
        read['trashedAt'] = stored.data['trashedAt'] ?? formatDateTime(clock.now())
      }
      return read
    },

    async afterDelete({ unit, document: { id, data } }) {
      for (const name of ['fileId', 'posterId']) {
        const fileId = textOf(data[name])
        if (fileId !== '') await bin.drop(unit, fileId)
      }
      await shares.remove(unit, id)
      for (const album of await library.albumsShowing(unit, id)) {
        await documents().update(unit, collectionIds.albums, album, { data: { coverId: null } })
      }
    },
  }

  async function ownAlbums(unit: Transaction, caller: Caller, ids: readonly string[]): Promise<readonly string[]> {
    const given = [...new Set(ids)]
    if (given.length > maxAlbums) throw refusedAttribute('albumIds', `At most ${maxAlbums} albums.`)
    for (const id of given) {
      const album = await findOwn(store, albumCollection, { caller, id, action: 'update', unit })
      if (!album) throw refusedAttribute('albumIds', `There is no album ${id}.`)
    }
    return given
  }
}
