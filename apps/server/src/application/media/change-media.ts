import type { MediaChange } from '@eidolon/contract/media/media.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { findMedia, findOwn } from './find-own.ts'

type Deps = {
  readonly store: DocumentStore
  readonly documents: SystemDocuments
  readonly units: Transactions
  readonly clock: Clock
}

/** The same change to many, all of them or none. Answers how many there are now as they were wanted. */
export async function changeMedia(
  { store, documents, units, clock }: Deps,
  caller: UserCaller,
  change: MediaChange,
): Promise<number> {
  const { favorite, rating, characterId, trashed, addAlbumIds = [], removeAlbumIds = [] } = change
  const ids = [...new Set(change.ids)]
  await units.run(async (unit) => {
    for (const id of addAlbumIds) {
      const album = await findOwn(store, albumCollection, { caller, id, action: 'update', unit })
      if (!album) throw new Fault('document_not_found', { collection: albumCollection.id, document: id })
    }
    if (characterId) {
      const character = await findOwn(store, characterCollection, { caller, id: characterId, action: 'update', unit })
      if (!character) throw invalidParam('characterId', `There is no character ${characterId}`)
    }
    const now = formatDateTime(clock.now())
    for (const id of ids) {
      const { data } = await findMedia(store, caller, id, { action: 'update', unit })
      if (characterId !== undefined && textOf(data['engine']) !== '') {
        throw invalidParam('characterId', 'Only what was uploaded can be given to somebody')
      }
      const albumIds = new Set([...listOf(data['albumIds']), ...addAlbumIds])
      for (const album of removeAlbumIds) albumIds.delete(album)
      await documents.update(unit, collectionIds.media, id, {
        data: {
          albumIds: [...albumIds],
          ...(favorite !== undefined && { favorite }),
          ...(rating !== undefined && { rating }),
          ...(characterId !== undefined && { characterId, characterIds: characterId === null ? [] : [characterId] }),
          ...(trashed !== undefined && { trashedAt: trashed ? (data['trashedAt'] ?? now) : null }),
        },
      })
    }
  })
  return ids.length
}

export type ChangeMedia = Bound<typeof changeMedia>
