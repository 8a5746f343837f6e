import { cleanTags, type CharactersChange } from '@eidolon/contract/characters/characters.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import { findCharacter } from './find-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import { checked } from '#application/documents/refusals.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { readCharacter } from '#domain/characters/character.ts'
import { type DocumentView, documentView } from '#domain/documents/document.ts'
import type { Data } from '#domain/documents/structure.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = { readonly store: DocumentStore; readonly documents: SystemDocuments; readonly units: Transactions }

/** The same change to several characters: to all of them, or to none when one may not be changed. */
export async function changeCharacters(
  { store, documents, units }: Deps,
  caller: Caller,
  { ids, ...change }: CharactersChange,
): Promise<readonly DocumentView[]> {
  return units.run(async (unit) => {
    const changed: DocumentView[] = []
    for (const id of new Set(ids)) {
      const { data: stored } = await findCharacter(store, caller, id, { action: 'update', unit })
      const data = checked(() => readCharacter(changesTo(stored, change)))
      const after = await documents.update(unit, collectionIds.characters, id, { data })
      if (!after) throw new Fault('document_not_found')
      changed.push(documentView(characterCollection, after))
    }
    return changed
  })
}

function changesTo(
  stored: Data,
  { favorite, archived, addTags, removeTags = [] }: Omit<CharactersChange, 'ids'>,
): Data {
  const gone = new Set(cleanTags(removeTags).map((tag) => tag.toLowerCase()))
  const known = Array.isArray(stored['tags']) ? stored['tags'].map(String) : []
  const tags = cleanTags([...known, ...(addTags ?? [])]).filter((tag) => !gone.has(tag.toLowerCase()))
  return {
    ...(favorite !== undefined && { favorite }),
    ...(archived !== undefined && { archived }),
    ...((addTags ?? removeTags.length > 0) && { tags }),
  }
}
