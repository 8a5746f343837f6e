import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { QueryClient } from '@tanstack/react-query'
import { patchCharacter } from '#features/characters/cache.ts'
import { updateCharacter } from '#features/characters/changes.ts'
import { genesOf, readCharacter } from '#features/characters/character.ts'
import { drawLook } from '#features/looks/calls.ts'
import { drawnFile, newDrawnId } from '#lib/drawn-picture.ts'
import { faultOf } from '#lib/fault.ts'
import { holding, unlessHeld } from '#lib/hold.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import type { PortraitNotes } from './portrait-notes.ts'

type Deps = { readonly api: LoadApi; readonly cache: QueryClient; readonly notes: PortraitNotes }

const lockOf = (id: string): string => `portrait of ${id}`

/** Does what brings somebody's portrait, noted until it is there, so that another page can take it up. */
export function promisePortrait(
  notes: PortraitNotes,
  { $id, $updatedAt }: { readonly $id: string; readonly $updatedAt: string },
  bring: () => Promise<void>,
): Promise<void> {
  notes.add($id, $updatedAt)
  return holding(lockOf($id), () => settle(notes, $id, bring))
}

/** Brings what an earlier page had promised. Somebody who was changed since stays as they are. */
export async function keepPromises({ api, cache, notes }: Deps): Promise<void> {
  for (const [id, since] of notes.list()) {
    const bring = async () => {
      const { databases } = await api()
      const character = readCharacter(await databases.getDocument(databaseId, collectionIds.characters, id))
      const genes = genesOf(character)
      if (character.$updatedAt !== since || !genes) return
      const order = { genes, style: character.style, size: 768, slot: id }
      const picture = await drawLook(api, order, AbortSignal.timeout(90_000))
      const imageId = await uploadPicture(api, { file: drawnFile(picture), id: newDrawnId() })
      patchCharacter(cache, id, await updateCharacter(api, id, { imageId }, since))
    }
    await unlessHeld(lockOf(id), () => settle(notes, id, bring))
  }
}

/** What the server has refused is not asked for again; a page that goes away leaves its note behind. */
async function settle(notes: PortraitNotes, id: string, bring: () => Promise<void>): Promise<void> {
  try {
    await bring()
  } catch (error) {
    // Its page draws it from the genes.
    if (faultOf(error).code < 400) return
  }
  notes.forget(id)
}
