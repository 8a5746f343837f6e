import { AlbumFields } from '@eidolon/contract/media/albums.ts'
import { PresetFields } from '@eidolon/contract/presets.ts'
import type { CollectionHandler, DocumentStore } from '#application/documents/ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Shares } from '#application/shares/ports.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { type Data, refusedAttribute } from '#domain/documents/structure.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { readFields, textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { findOwn } from './find-own.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly library: Pick<MediaLibrary, 'leaveAlbum'>
  readonly shares: Pick<Shares, 'remove'>
  readonly clock: Clock
}

/** Albums are read as their form reads them; one that goes leaves no trace in what it held. */
export function albumRules({ store, library, shares, clock }: Deps): CollectionHandler {
  async function checked(unit: Transaction, caller: Caller, given: Data): Promise<Data> {
    const read = readFields(AlbumFields, given)
    const coverId = textOf(read['coverId'])
    if (coverId === '') return read
    const cover = await findOwn(store, mediaCollection, { caller, id: coverId, action: 'read', unit })
    if (!cover) throw refusedAttribute('coverId', 'There is no such picture.')
    return read
  }

  return {
    beforeCreate: ({ unit, caller, data }) => checked(unit, caller, data),
    beforeUpdate: ({ unit, caller, changed }) => checked(unit, caller, changed),
    async afterDelete({ unit, document }) {
      await shares.remove(unit, document.id)
      await library.leaveAlbum(unit, document.id, formatDateTime(clock.now()))
    },
  }
}

/** Presets hold settings of the generator and nothing else. */
export const presetRules: CollectionHandler = {
  beforeCreate: async ({ data }) => readFields(PresetFields, data),
  beforeUpdate: async ({ changed }) => readFields(PresetFields, changed),
}
