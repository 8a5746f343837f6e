import { collectionIds } from '@eidolon/contract/resources.ts'
import type { CharacterBin } from './character-bin.ts'
import { findCharacter } from './find-character.ts'
import { trashMedia } from './media-of-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

type Deps = {
  readonly store: DocumentStore
  readonly documents: SystemDocuments
  readonly bin: CharacterBin
  readonly units: Transactions
  readonly clock: Clock
}

/** Deletes characters; their pictures and videos stay, or go to the trash in the same moment. */
export async function deleteCharacters(
  { store, documents, bin, units, clock }: Deps,
  caller: Caller,
  ids: readonly string[],
  media: 'keep' | 'trash',
): Promise<void> {
  await units.run(async (unit) => {
    const trashedAt = media === 'trash' ? formatDateTime(clock.now()) : null
    for (const id of new Set(ids)) {
      const document = await findCharacter(store, caller, id, { action: 'delete', unit })
      if (trashedAt !== null) {
        await trashMedia({ store, documents }, unit, { caller, characterId: id, from: null, to: trashedAt })
      }
      await bin.put(unit, { document, caller, mediaTrashedAt: trashedAt })
      await documents.remove(unit, collectionIds.characters, id)
    }
  })
}
