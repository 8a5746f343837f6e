import { z } from 'zod'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { outfitCollection } from '#domain/characters/outfit-collection.ts'
import { versionCollection } from '#domain/characters/version-collection.ts'
import type { Document } from '#domain/documents/document.ts'

type Deps = { readonly store: DocumentStore; readonly documents: SystemDocuments }

/** What belongs to a character and is of no use without it. */
const belonging = [outfitCollection, versionCollection]
const max = 100
const Listed = z.object({ $id: z.string() })

/**
 * Takes away what belonged to a character that cannot be brought back any more: until then it waits, so that the
 * character comes back with all it had. One that an archive has brought back meanwhile keeps it.
 */
export async function deleteCharacterData(
  { store, documents }: Deps,
  unit: Transaction,
  character: Document,
): Promise<void> {
  const { id, owner } = character
  if (owner === undefined || (await store.find(characterCollection, id, unit))) return
  for (const collection of belonging) {
    const filters = [{ method: 'equal', attribute: 'characterId', values: [id] }] as const
    const query = { filters, orders: [], limit: max, offset: 0, cursor: undefined, select: ['$id'] }
    for (;;) {
      const page = await store.list(collection, query, [`user:${owner}`], unit)
      const left = (page?.documents ?? []).map((json) => Listed.parse(JSON.parse(json)))
      for (const { $id } of left) await documents.remove(unit, collection.id, $id)
      if (left.length < max) break
    }
  }
}
